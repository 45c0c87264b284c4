import { fakeApi } from '@ezone/api-client/testing';
import { createI18n, I18nProvider } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectionProvider } from '../../data/online';
import { ApiContext, QueryProvider } from '../../data/query';
import { MemoryAddress } from '../../routing/testing';
import { useKeys } from '../../panels/keyboard';
import type { KeyBinding } from '../../panels/keyboard';
import type { NavEntry } from '../../routing/menu';
import { LanguageControlProvider } from '../../settings/language';
import { SettingsProvider } from '../../settings';
import { ChangeSettingsProvider } from '../../settings/ChangeSettings';
import { ToastProvider } from '../../notices/toast';
import type { SearchProps } from './LoadedSearch';
import { Search } from '.';

const ran = jest.fn();
const title = { id: 'title', defaultMessage: 'Notes' };
const archive = { id: 'archive', defaultMessage: 'Archive' };
const groups = [
  {
    id: 'apps',
    title,
    entries: [{ id: 'notes', title, path: '/apps/notes', places: [{ path: '/apps/notes/archive', title: archive }] }],
  },
];

/** A page with a note that a key archives while it has the focus. */
function Page({ children }: { children?: ReactNode }) {
  const hasFocus = () => document.activeElement?.id === 'note';
  const bindingOf = (keys: string, words: string): KeyBinding => ({
    ...{ keys, group: 'page', label: { id: words, defaultMessage: words } },
    run: () => {
      ran(words, document.activeElement?.id);
      return undefined;
    },
  });
  useKeys([
    { ...bindingOf('e', 'Archive the note'), isPossible: hasFocus },
    bindingOf('c', 'New note'),
    { ...bindingOf('g n', 'Notes'), label: title, group: 'goTo' },
  ]);
  return (
    <>
      <button type="button" id="note">
        Note
      </button>
      <p>{useLocation().pathname}</p>
      {children}
    </>
  );
}

const withResults = [
  ...groups,
  {
    id: 'pages',
    title: { id: 'pages', defaultMessage: 'Pages' },
    entries: [{ id: 'results', title: { id: 'results', defaultMessage: 'Results' }, path: '/pages/search/classic' }],
  },
];

/** What is asked for. */
const Asked = () => <p>{useLocation().search}</p>;

const show = (wait?: Promise<unknown>, shown: SearchProps['groups'] = groups) => {
  const page = (
    <UiProvider locale="en">
      <MemoryAddress>
        <ToastProvider>
          <SettingsProvider user={null} save={() => Promise.resolve('api')}>
            <ChangeSettingsProvider>
              <LanguageControlProvider>
                <Page>
                  <Search variant="full" groups={shown} isSignedIn={false} />
                </Page>
              </LanguageControlProvider>
            </ChangeSettingsProvider>
          </SettingsProvider>
        </ToastProvider>
      </MemoryAddress>
    </UiProvider>
  );
  if (!wait) return render(<StaticI18nProvider>{page}</StaticI18nProvider>);
  const load = async () => {
    await wait;
  };
  const i18n = { ...createI18n({ language: 'en', loadMessages: () => ({}) }), load };
  return render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
};
const field = () => screen.findByRole('searchbox', { name: 'Search' });
const names = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const note = () => screen.getByRole('button', { name: 'Note' });

beforeEach(() => ran.mockClear());

it('keeps what is typed before its field is there, and runs no key meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers();
  show(promise);
  act(() => note().focus());
  await userEvent.keyboard('{Control>}k{/Control}ncx{Backspace}{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => resolve(null));
  expect(await field()).toHaveValue('nc');
  await userEvent.keyboard('{Backspace}otes{Enter}');
  expect(await screen.findByText('/apps/notes')).toBeVisible();
  expect(ran).not.toHaveBeenCalled();
  await waitFor(() => expect(note()).toHaveFocus());
  await userEvent.keyboard('c');
  expect(ran).toHaveBeenCalledWith('New note', 'note');
});

it('chooses what is nearest where Enter came before its field was there', async () => {
  const { promise, resolve } = Promise.withResolvers();
  show(promise);
  await userEvent.keyboard('{Control>}k{/Control}notes{Enter}');
  act(() => resolve(null));
  expect(await screen.findByText('/apps/notes')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['{Enter}notes', 'notes'],
  ['xyz{Enter}abc', 'xyzabc'],
])('keeps what is typed after an Enter that had nothing to choose: %s', async (keys, text) => {
  const { promise, resolve } = Promise.withResolvers();
  show(promise);
  await userEvent.keyboard(`{Control>}k{/Control}${keys}`);
  act(() => resolve(null));
  await waitFor(async () => expect(await field()).toHaveValue(text));
});

it('chooses nothing for a text of white space', async () => {
  show();
  await userEvent.keyboard('/');
  await field();
  await userEvent.paste('  ');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each([
  ['typed before its field was there', 'notes', async () => undefined],
  ['pasted', '', () => userEvent.paste('notes')],
])('chooses what is nearest to a text that was %s', async (_, typed, fill) => {
  const { promise, resolve } = Promise.withResolvers();
  show(promise);
  await userEvent.keyboard(`/${typed}`);
  act(() => resolve(null));
  await field();
  await fill();
  expect(await field()).toHaveValue('notes');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/apps/notes')).toBeVisible();
});

it('lets go of the keys when it could not be fetched, and when it is gone', async () => {
  const { promise, reject } = Promise.withResolvers();
  const { unmount } = show(promise);
  await userEvent.keyboard('/c');
  expect(ran).not.toHaveBeenCalled();
  act(() => reject(new Error('offline')));
  expect(await screen.findByText(/^The search could not be loaded/)).toBeInTheDocument();
  await userEvent.keyboard('c');
  expect(ran).toHaveBeenCalledTimes(1);
  unmount();

  const { unmount: leave } = show(new Promise(() => undefined));
  await userEvent.keyboard('/');
  leave();
  const event = new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Tab', () => userEvent.tab()],
  ['a press elsewhere', () => userEvent.click(note())],
])('does not come any more where %s has said so while it was on its way', async (_, leave) => {
  const { promise, resolve } = Promise.withResolvers();
  show(promise);
  await userEvent.keyboard('/x');
  await leave();
  await userEvent.keyboard('c');
  expect(ran).toHaveBeenCalledTimes(1);
  await act(async () => {
    resolve(null);
    await promise;
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  expect(await field()).toHaveValue('');
});

it('offers what can be done where the focus is, and does it there', async () => {
  show();
  act(() => note().focus());
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'note');
  expect(names()).toEqual(['Notes G N', 'Archive – Notes', 'Archive the note E', 'New note C']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(ran).toHaveBeenCalledWith('Archive the note', 'note'));

  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await field(), 'note');
  expect(names()).toEqual(['Notes G N', 'Archive – Notes', 'New note C']);
});

it('lists the menu while nothing is written, and leads back to it where nothing was found', async () => {
  show();
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'zzz{Enter}');
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all pages' }));
  expect(await field()).toHaveFocus();
  expect(names()).toEqual(['Notes G N']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/apps/notes')).toBeVisible();
});

it('finds a place within a page, before what only sounds like it', async () => {
  show();
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'arch');
  expect(names()[0]).toBe('Archive – Notes');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/apps/notes/archive')).toBeVisible();
});

const manual = { id: 'manual', title: { id: 'manual', defaultMessage: 'Manual' }, path: '/manual' };
const inManual = (fetchPlaces: NonNullable<NavEntry['more']>['fetchPlaces']): SearchProps['groups'] => [
  { id: 'apps', title, entries: [...(groups[0]?.entries ?? []), { ...manual, more: { fetchPlaces, messages: [] } }] },
];

it('finds places that are fetched when it opens, also for what was typed before they came', async () => {
  const buttons = { path: '/manual/buttons', title: { id: 'buttons', defaultMessage: 'Buttons' } };
  const { promise, resolve } = Promise.withResolvers<readonly [typeof buttons]>();
  show(
    undefined,
    inManual(() => promise),
  );
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'butt');
  expect(names()).toEqual([]);
  resolve([buttons]);
  await waitFor(() => expect(names()).toEqual(['Buttons – Manual']));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/manual/buttons')).toBeVisible();
});

it('finds the rest where such places could not be fetched', async () => {
  show(
    undefined,
    inManual(() => Promise.reject(new Error('offline'))),
  );
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'manual');
  expect(names()).toEqual(['Manual']);
});

it('shows the group of what is nearest first', async () => {
  show();
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'new');
  expect(names()[0]).toBe('New note C');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'dark');
  expect(names()[0]).toBe('Dark colours');
});

const result = (title: string, url: string) => ({ id: url, title, url, excerpt: '', type: 'note' as const });

/** The search of somebody who is signed in, on a page of the mails. */
const showSignedIn = (find: (text: string | undefined) => ReturnType<typeof result>[]) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <MemoryAddress path="/apps/mail/inbox">
          <ApiContext value={fakeApi({ 'GET /api/search': ({ query }) => find(query.q) }).api}>
            <ToastProvider>
              <ConnectionProvider>
                <QueryProvider userId="ada">
                  <SettingsProvider user={null} save={() => Promise.resolve('api')}>
                    <ChangeSettingsProvider>
                      <LanguageControlProvider>
                        <Page>
                          <Search variant="full" groups={withResults} isSignedIn />
                          <Asked />
                        </Page>
                      </LanguageControlProvider>
                    </ChangeSettingsProvider>
                  </SettingsProvider>
                </QueryProvider>
              </ConnectionProvider>
            </ToastProvider>
          </ApiContext>
        </MemoryAddress>
      </UiProvider>
    </StaticI18nProvider>,
  );

it('finds what is in all apps, that of the app one is in first, and opens it', async () => {
  showSignedIn(() => [result('The old harbour', '/apps/notes/n1'), result('Harbour at dawn', '/apps/mail/inbox/m1')]);
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'harbour');
  expect(names()).toEqual(['Everything with “harbour”']);
  await waitFor(() =>
    expect(names()).toEqual(['Harbour at dawn', 'The old harbour – Notes', 'Everything with “harbour”']),
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'The old harbour – Notes' }));
  expect(await screen.findByText('/apps/notes/n1')).toBeVisible();
});

it('leads to all that is found, and says that there is nothing only once no app has anything', async () => {
  showSignedIn((text) => (text === 'zanzibar' ? [] : [result('Old notes', '/apps/notes/n1')]));
  await userEvent.keyboard('/');
  await userEvent.type(await field(), 'zanzibar');
  expect(screen.queryByRole('button', { name: 'Show all pages' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Show all pages' })).toBeVisible();
  expect(names()).toEqual([]);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'note');
  await waitFor(() => expect(names().at(-2)).toBe('Old notes – Notes'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Everything with “note”' }));
  expect(await screen.findByText('?q=note&from=mail')).toBeVisible();
});
