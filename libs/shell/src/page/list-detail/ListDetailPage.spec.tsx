import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { appKeys } from '../../panels/keyboard';
import { PeopleApp } from './testing/PeopleApp';
import type { PeopleAppProps } from './testing/PeopleApp';

const show = (props: PeopleAppProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <PeopleApp count={12} {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );

const row = (name: string) => screen.findByRole('row', { name });
const focusRow = async (name: string) => {
  const one = await row(name);
  act(() => {
    one.focus();
  });
};
const heading = (name: string, level: number) => screen.findByRole('heading', { name, level });
const address = () => screen.getByTestId('address').textContent;
const bar = () => screen.queryByRole('group', { name: 'Selection' });
const goBack = () => userEvent.click(screen.getByText('Browser back'));

let resize: ReturnType<typeof screenWidth>;
beforeEach(() => {
  sessionStorage.clear();
  resize = screenWidth(false);
});

describe('where there is no room for both', () => {
  it('shows a record in the place of its list, and leads back to its row', async () => {
    show();
    await userEvent.click(await row('Grace Hopper 5'));
    expect(await heading('Grace Hopper 5', 1)).toHaveFocus();
    expect(address()).toBe('/apps/people/p5');
    expect(screen.getAllByRole('heading', { level: 1 }).filter((one) => !one.closest('[inert]'))).toHaveLength(1);
    expect(screen.getByRole('grid', { hidden: true }).closest('[inert]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await row('Grace Hopper 5')).toHaveFocus();
    expect(address()).toBe('/apps/people');
  });

  it('leads to the list from an address that somebody was sent', async () => {
    show({ at: '/apps/people/p5?group=work' });
    await heading('Grace Hopper 5', 1);
    await userEvent.keyboard('{Escape}');
    expect(await row('Grace Hopper 5')).toHaveFocus();
    expect(address()).toBe('/apps/people?group=work');
  });

  it('goes on to the next record in the same step of the history', async () => {
    show();
    await userEvent.click(await row('Ada Lovelace 1'));
    await userEvent.keyboard('j');
    expect(await heading('Alan Lovelace 10', 1)).toHaveFocus();
    await goBack();
    expect(address()).toBe('/apps/people');
  });

  it('leads to the next row when the open record leaves the list', async () => {
    show();
    await userEvent.click(await row('Ada Liskov 11'));
    await userEvent.keyboard('#');
    expect(await row('Ada Lovelace 1')).toHaveFocus();
    expect(screen.queryByRole('row', { name: 'Ada Liskov 11' })).not.toBeInTheDocument();
  });
});

describe('where there is room for both', () => {
  beforeEach(() => resize(true));

  it('shows a record beside its list, and stays in the list where somebody goes on from there', async () => {
    show();
    await userEvent.click(await row('Ada Liskov 11'));
    expect(await heading('Ada Liskov 11', 2)).toHaveFocus();
    act(() => {
      screen.getByRole('row', { current: true }).focus();
    });
    await userEvent.keyboard('j');
    expect(await heading('Ada Lovelace 1', 2)).toBeVisible();
    expect(await row('Ada Lovelace 1')).toHaveFocus();
  });
});

it('does with the keys what its buttons do, and says so in the list of keys', async () => {
  const onCreate = fn();
  show({ onCreate });
  await focusRow('Ada Liskov 11');
  await userEvent.keyboard('n');
  expect(onCreate).toHaveBeenCalledTimes(1);
  expect(appKeys.getBindings().map(({ keys }) => keys)).toEqual(
    expect.arrayContaining(['j', 'k', 'x', '/', 'n', 'e', '#']),
  );
  await userEvent.keyboard('xjxe');
  expect(bar()).not.toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10');
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('offers the key that selects only while a row has the focus', async () => {
  resize(true);
  show({ at: '/apps/people/p5' });
  const isOffered = () =>
    appKeys
      .getBindings()
      .find(({ keys }) => keys === 'x')
      ?.isPossible?.();
  (await heading('Grace Hopper 5', 2)).focus();
  expect(isOffered()).toBe(false);
  await focusRow('Ada Liskov 11');
  expect(isOffered()).toBe(true);
});

it('keeps what is selected while it is searched for something else, and forgets what is gone', async () => {
  show();
  await focusRow('Ada Liskov 11');
  await userEvent.keyboard('xjx');
  await userEvent.type(screen.getByRole('searchbox'), 'grace');
  expect(await screen.findByText('2 selected, 2 of them not shown', { selector: 'p' })).toBeVisible();
  expect(address()).toBe('/apps/people?q=grace');
  await userEvent.clear(screen.getByRole('searchbox'));
  await screen.findByText('2 selected', { selector: 'p' });
  const one = await row('Ada Liskov 11');
  await userEvent.hover(one);
  await userEvent.click(within(one).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('1 selected', { selector: 'p' })).toBeVisible();
});

it('draws only the rows that have changed', async () => {
  const onDrawn = fn();
  show({ onDrawn });
  await focusRow('Ada Liskov 11');
  onDrawn.mockClear();
  await userEvent.keyboard('x');
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  await screen.findByText('9 people', { selector: 'p' });
  expect(onDrawn.mock.calls.flat().filter((id) => id !== 'p11')).toEqual([]);
});

it('gives each choice its step in the history, and what is typed none', async () => {
  show();
  await row('Ada Liskov 11');
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  await screen.findByText('9 people', { selector: 'p' });
  await userEvent.click(screen.getByRole('button', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last seen' }));
  expect(address()).toBe('/apps/people?q=a&sort=seen');
  await goBack();
  expect(address()).toBe('/apps/people?q=a');
});

it('shares the selection between a list and the records that are opened from it', async () => {
  show();
  await focusRow('Ada Liskov 11');
  await userEvent.keyboard('x{Enter}');
  await heading('Ada Liskov 11', 1);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('1 selected', { selector: 'p' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(bar()).not.toBeInTheDocument();
});

it('says that a record does not exist, and waits for records that are on their way', async () => {
  const { unmount } = show({ at: '/apps/people/nobody' });
  expect(await screen.findByText('It does not exist any more.')).toBeVisible();
  unmount();
  show({ at: '/apps/people/p5', count: null });
  expect(screen.getByText('It is being loaded')).toBeInTheDocument();
});

it('says so too where the address ends in the middle of a letter', async () => {
  show({ at: '/apps/people/p%E0%A4' });
  expect(await screen.findByText('It does not exist any more.')).toBeVisible();
});
