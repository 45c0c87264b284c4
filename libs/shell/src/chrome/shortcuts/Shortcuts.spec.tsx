import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { Shell } from '../layout/Shell';
import { people } from '../layout/testing/people';
import { screenWidth } from '../layout/testing/screenWidth';
import { ShellStage } from '../layout/testing/ShellStage';
import type { ShellStageProps } from '../layout/testing/ShellStage';
import type { DataPatch } from '../../settings';

const Page = () => <h1>{useLocation().pathname}</h1>;

const show = ({ who = 'admin', ...stage }: Omit<ShellStageProps, 'children'> = {}) => {
  const saved: DataPatch[] = [];
  const save = (patch: DataPatch) => Promise.resolve(saved.push(patch));
  const { unmount } = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage who={who} save={save} {...stage}>
          <Shell user={people[who]}>
            <Page />
          </Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { saved, unmount };
};
const banner = () => within(screen.getByRole('banner'));
const inToolbar = () =>
  within(banner().getByRole('list', { name: 'Shortcuts' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
const openMenu = async () => {
  await userEvent.click(banner().getByRole('button', { name: 'Edit shortcuts' }));
  await screen.findByRole('searchbox', { name: 'Search for a page' });
};
const rowsOf = (list: string) =>
  within(screen.getByRole('grid', { name: list }))
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isSaid = (sentence: string) => waitFor(() => expect(screen.getByText(sentence)).toBeInTheDocument());

beforeEach(() => {
  screenWidth(true);
  localStorage.clear();
});

it('shows those of the user that the menu has, and marks the page one is on', () => {
  show({ path: '/apps/mail' });
  expect(inToolbar()).toEqual(['Mail', 'To-Do']);
  expect(banner().getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
  expect(banner().getByRole('link', { name: 'To-Do' })).not.toHaveAttribute('aria-current');
});

it('shows nobody what their role may not open', () => {
  show({ who: 'staff', shortcuts: ['auth/admin-role-example', 'auth/staff-role-example'] });
  expect(inToolbar()).toEqual(['Staff example']);
});

it('says what the button of their menu is for', async () => {
  show();
  const opener = banner().getByRole('button', { name: 'Edit shortcuts' });
  await userEvent.tab();
  act(() => opener.focus());
  expect(opener).toHaveAccessibleDescription('Edit shortcuts');
});

it('leads to its page', async () => {
  show();
  await userEvent.click(banner().getByRole('link', { name: 'Mail' }));
  expect(screen.getByRole('heading', { name: '/apps/mail' })).toBeVisible();
});

it('adds and removes, keeps what is not shown, and says so', async () => {
  const { saved } = show();
  await openMenu();
  await press('Add Banking to the shortcuts');
  await isSaid('Banking was added to the shortcuts.');
  await press('Remove Mail from the shortcuts');
  await isSaid('Mail was removed from the shortcuts.');
  expect(rowsOf('Your shortcuts')).toEqual(['To-Do', 'Banking']);
  await waitFor(() => expect(saved.at(-1)).toEqual({ shortcuts: ['calendar', 'contacts', 'todo', 'banking'] }));
  await userEvent.keyboard('{Escape}');
  expect(inToolbar()).toEqual(['To-Do', 'Banking']);
  await waitFor(() => expect(banner().getByRole('button', { name: 'Edit shortcuts' })).toHaveFocus());
});

it('goes on to the next page of a list when one has left it', async () => {
  show();
  await openMenu();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('row', { name: 'Analytics' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(rowsOf('Your shortcuts')).toEqual(['Mail', 'To-Do', 'Notes']);
  expect(screen.getByRole('row', { name: 'Banking' })).toHaveFocus();
});

it('goes back to the search field when a list has no page left', async () => {
  show({ shortcuts: ['mail', 'notes'] });
  await openMenu();
  await press('Remove Mail from the shortcuts');
  expect(screen.getByRole('row', { name: 'Notes' })).toHaveFocus();
  await press('Remove Notes from the shortcuts');
  expect(screen.getByText('None yet. Add the pages you open most.')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search for a page' })).toHaveFocus();
});

it('puts them in another order with Alt and an arrow, and stays with the one that moves', async () => {
  const { saved } = show({ shortcuts: ['mail', 'calendar', 'notes', 'todo'] });
  await openMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(rowsOf('Your shortcuts')).toEqual(['Notes', 'To-Do', 'Mail']);
  expect(screen.getByRole('row', { name: 'Mail' })).toHaveFocus();
  await isSaid('Mail is now shortcut 3 of 3.');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await isSaid('Mail is now shortcut 2 of 3.');
  await waitFor(() => expect(saved.at(-1)).toEqual({ shortcuts: ['calendar', 'notes', 'mail', 'todo'] }));
});

it('finds pages by a part of their title, whatever its case', async () => {
  show();
  await openMenu();
  await userEvent.keyboard(' OF acc');
  expect(rowsOf('More pages')).toEqual(['Chart of accounts']);
  expect(screen.queryByRole('grid', { name: 'Your shortcuts' })).not.toBeInTheDocument();
  await userEvent.keyboard('x');
  expect(screen.getByText('No results..')).toBeVisible();
});

it('keeps what could not be stored, and stores it when told to', async () => {
  let isDown = true;
  const save = jest.fn(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve()));
  show({ save });
  await openMenu();
  await press('Add Banking to the shortcuts');
  expect(await screen.findByText(/Your shortcuts were not saved/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(inToolbar()).toEqual(['Mail', 'To-Do', 'Banking']);
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('User data saved with api')).toBeVisible();
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
});

it('keeps those of a guest in the browser', async () => {
  const { saved, unmount } = show({ who: 'guest', path: '/pages/faq' });
  await openMenu();
  await press('Add FAQ to the shortcuts');
  unmount();
  show({ who: 'guest', path: '/pages/faq' });
  expect(inToolbar()).toEqual(['FAQ']);
  expect(saved).toEqual([]);
});

it('stands in the drawer on a narrow screen, with its menu', async () => {
  screenWidth(false);
  show();
  expect(banner().queryByRole('list', { name: 'Shortcuts' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Edit shortcuts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Notes to the shortcuts' }));
  expect(await screen.findByText('User data saved with api')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const list = within(await drawer.findByRole('list', { name: 'Shortcuts' }));
  await userEvent.click(list.getByRole('link', { name: 'Notes' }));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
});

it('fetches the pages of the shortcuts ahead, when there is nothing else to do', async () => {
  const ahead: string[] = [];
  show({ prefetch: ({ path }) => void ahead.push(path) });
  await waitFor(() => expect(ahead).toEqual(['/apps/mail', '/apps/todo']));
});

it('fetches nothing ahead on a phone', () => {
  jest.useFakeTimers();
  screenWidth(false);
  const ahead: string[] = [];
  show({ prefetch: ({ path }) => void ahead.push(path) });
  act(() => jest.advanceTimersByTime(60_000));
  expect(ahead).toEqual([]);
  jest.useRealTimers();
});
