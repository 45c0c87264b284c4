import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { appKeys } from '../../panels/keyboard';
import { MailsApp, someMails } from './testing/MailsApp';
import type { MailsAppProps } from './testing/MailsApp';
import { PeopleApp } from './testing/PeopleApp';
import type { PeopleAppProps } from './testing/PeopleApp';

const draw = (app: ReactNode) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          {app}
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const show = (props: PeopleAppProps = {}) => draw(<PeopleApp count={12} {...props} />);

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

  it.each([
    ['the same record', ['Grace Hopper 5', 'Grace Hopper 5'], '/apps/people/p5'],
    ['another record', ['Grace Hopper 5', 'Ada Lovelace 1'], '/apps/people/p1'],
  ])('takes a second press on %s, before anything is drawn, for the same step', async (_, pressed, opened) => {
    show();
    const rows = await Promise.all(pressed.map(row));
    act(() => {
      for (const one of rows) {
        fireEvent.pointerDown(one, { pointerType: 'mouse', button: 0 });
        fireEvent.click(one);
      }
    });
    expect(address()).toBe(opened);
    await goBack();
    expect(address()).toBe('/apps/people');
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

it.each([
  [1279, true],
  [1280, false],
])('stands beside a narrow list from 1280 px on, where the page says so: %d', async (width, isAlone) => {
  const from = (query: string) => Number(/\d+/.exec(query)?.[0]);
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      ...{ matches: width >= from(query), addEventListener: fn(), removeEventListener: fn() },
    }),
  });
  show({ besideFrom: 'lg' });
  await userEvent.click(await row('Ada Liskov 11'));
  expect(await heading('Ada Liskov 11', isAlone ? 1 : 2)).toBeVisible();
});

it('does with the keys what its buttons do, and says so in the list of keys', async () => {
  const onCreate = fn();
  show({ onCreate });
  await focusRow('Ada Liskov 11');
  await userEvent.keyboard('nc');
  expect(onCreate).toHaveBeenCalledTimes(2);
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

it('has what destroys something last, wherever it stands among the actions', async () => {
  show({ besideFrom: 'lg' });
  await userEvent.click(await row('Ada Liskov 11'));
  const names = screen
    .getAllByRole('button', { name: /^(Star|Archive|Remove)/ })
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  expect(names.at(-1)).toMatch(/^Remove/);
});

it.each([
  ['x', '1 selected'],
  ['{Control>}a{/Control}', '12 selected'],
])('selects by %s as soon as the rows are drawn, before anything has the focus', async (keys, said) => {
  show();
  await row('Ada Liskov 11');
  expect(document.body).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(await screen.findByText(said, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
});

it('leaves the keys that select to an open record that stands in the place of its list', async () => {
  show({ at: '/apps/people/p5' });
  await heading('Grace Hopper 5', 1);
  await userEvent.keyboard('x{Control>}a{/Control}{Escape}');
  await row('Grace Hopper 5');
  expect(bar()).not.toBeInTheDocument();
});

it('offers the key that selects only while the focus is not in the open record', async () => {
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
  await waitFor(() => expect(address()).toBe('/apps/people?q=grace'));
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

describe('a list of folders', () => {
  const showMails = (props: MailsAppProps = {}) => draw(<MailsApp {...props} />);
  const link = (name: string) => userEvent.click(screen.getByText(name, { selector: 'nav bdi' }));
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const isHeld = () => expect(document.activeElement).not.toBe(document.body);
  beforeEach(() => resize(true));

  it('keeps what was searched for beside an open record when that is closed', async () => {
    showMails();
    await userEvent.click(await row('Grace'));
    await userEvent.type(screen.getByRole('searchbox'), 'ra');
    await waitFor(() => expect(address()).toBe('/apps/mail/m3?q=ra'));
    await press('Close');
    expect(address()).toBe('/apps/mail?q=ra');
  });

  it('takes two changes of its address at once, as one step', async () => {
    showMails();
    await row('Ada');
    await press('Search the archive');
    await waitFor(() => expect(address()).toBe('/apps/mail?folder=archive&q=x'));
    await goBack();
    expect(address()).toBe('/apps/mail');
  });

  it('selects nowhere what has left it: neither after Back nor out of sight', async () => {
    const onRemove = fn();
    showMails({ onRemove });
    await focusRow('Ada');
    await userEvent.keyboard('xjx');
    await screen.findByText('2 selected', { selector: 'p' });
    await link('archive');
    await screen.findByText('Done.');
    await link('inbox');
    await focusRow('Ada');
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Ada' })).not.toBeInTheDocument());
    await goBack();
    await goBack();
    await focusRow('Zoe');
    await userEvent.keyboard('#');
    expect(onRemove.mock.calls).toEqual([[['m6']]]);
  });

  it('does to the focused row what a key says, where nothing selected is in sight', async () => {
    const onRemove = fn();
    showMails({ onRemove });
    await focusRow('Ada');
    await userEvent.keyboard('x');
    await userEvent.type(screen.getByRole('searchbox'), 'zoe');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Ada' })).not.toBeInTheDocument());
    await focusRow('Zoe');
    await userEvent.keyboard('#');
    expect(onRemove.mock.calls).toEqual([[['m6']]]);
  });

  it('holds the focus when its rows come back, after a search or by themselves', async () => {
    showMails({ mails: someMails.slice(0, 1) });
    await row('Ada');
    await userEvent.type(screen.getByRole('searchbox'), 'qqq');
    await screen.findByText(/Nothing holds/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await row('Ada');
    isHeld();
    await focusRow('Ada');
    await userEvent.keyboard('#');
    await screen.findByText('Done.');
    isHeld();
    act(() => screen.getByText('Bring all back').click());
    await row('Ada');
    isHeld();
  });

  it('holds the focus where the open record is removed elsewhere', async () => {
    showMails();
    await userEvent.click(await row('Ada'));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Remark on Ada' }));
    act(() => screen.getByText('Remove the first elsewhere').click());
    await screen.findByText('It does not exist any more.');
    isHeld();
  });

  it('goes on by its button without leaving that', async () => {
    showMails();
    await userEvent.click(await row('Ada'));
    await press('Next entry');
    await heading('Barbara', 2);
    expect(screen.getByRole('button', { name: 'Next entry' })).toHaveFocus();
  });

  it('names the tab after the open record', async () => {
    showMails();
    await userEvent.click(await row('Grace'));
    await heading('Grace', 2);
    expect(document.title).toBe('Grace – Ezone');
  });

  it('keeps its list where a record breaks', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    showMails();
    await userEvent.click(await row('Zoe'));
    expect(await screen.findByText('This could not be shown.')).toBeVisible();
    await userEvent.click(await row('Ada'));
    expect(await screen.findByRole('textbox', { name: 'Remark on Ada' })).toBeVisible();
  });

  it('takes its drawer away when a folder is chosen', async () => {
    resize(false);
    showMails();
    await row('Ada');
    const opener = screen.getByRole('button', { name: 'Folders' });
    await userEvent.click(opener);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    await link('archive');
    await screen.findByText('Done.');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  });
});

it('makes something new where the address asks for it, and the address does so once', async () => {
  const onCreate = fn();
  show({ at: '/apps/people?new&sort=seen', onCreate });
  await waitFor(() => expect(onCreate).toHaveBeenCalledTimes(1));
  expect(address()).toBe('/apps/people?sort=seen');
});
