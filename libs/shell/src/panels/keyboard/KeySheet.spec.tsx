import { createI18n, I18nProvider } from '@ezone/i18n';
import type { I18n } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ToastProvider } from '../../notices/toast';
import { appKeys, KeySheetOutlet, useKeys } from '.';
import type { KeyBinding } from '.';

const bindingOf = (keys: string, words: string, group: KeyBinding['group']): KeyBinding => ({
  ...{ keys, group, label: { id: words, defaultMessage: words } },
  run: () => undefined,
});

function Page() {
  useKeys([
    bindingOf('/', 'Search notes', 'page'),
    bindingOf('mod+k', 'Search', 'everywhere'),
    bindingOf('/', 'Search all', 'everywhere'),
    bindingOf('g n', 'Notes', 'goTo'),
  ]);
  return <KeySheetOutlet />;
}

const page: ReactNode = (
  <UiProvider locale="en">
    <ToastProvider>
      <Page />
    </ToastProvider>
  </UiProvider>
);

afterEach(() => {
  localStorage.clear();
  appKeys.setSingles(true);
});

it('lists the keys that work now', async () => {
  render(<StaticI18nProvider>{page}</StaticI18nProvider>);
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keys = () => sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  const elsewhere = ['CtrlEnter', 'Alt↑↓'];
  expect(keys()).toEqual(['?', 'CtrlK', 'Esc', 'G then N', '/', ...elsewhere]);
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Everywhere', 'Go to', 'On this page', 'Where you write', 'In lists that can be put in order'],
  ]);
  // In Arabic, too: pressed at once as on the keyboard, one after the other as the page reads.
  const chordOf = (key: string) => sheet.getByText(key).closest('[dir="ltr"]')?.textContent;
  expect([chordOf('K'), chordOf('G')]).toEqual(['CtrlK', 'G']);
  expect(sheet.getByText('Search notes')).toBeVisible();
  expect(sheet.queryByText('Search all')).not.toBeInTheDocument();

  const singles = sheet.getByRole('switch', { name: 'Keys without Ctrl or ⌘' });
  await userEvent.click(singles);
  expect(keys()).toEqual(['CtrlK', 'Esc', ...elsewhere]);
  await userEvent.click(singles);
  expect(keys()).toContain('/');
});

it('lists what a page can do once, with all its keys, also what is for a row that has the focus', async () => {
  const Note = () => {
    useKeys([
      { ...bindingOf('e', 'Archive the note', 'page'), isPossible: () => false },
      bindingOf('n', 'Compose', 'page'),
      { ...bindingOf('c', 'Compose', 'page'), isAlias: true },
      { ...bindingOf('mod+z', 'Undo in the page', 'page'), isPossible: () => false },
      bindingOf('mod+z', 'Undo', 'everywhere'),
    ]);
    return null;
  };
  render(
    <StaticI18nProvider>
      <Note />
      {page}
    </StaticI18nProvider>,
  );
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keysOf = (label: string) => sheet.getByText(label).nextElementSibling?.textContent;
  expect([keysOf('Archive the note'), keysOf('Compose'), keysOf('Undo')]).toEqual(['E', 'N or C', 'CtrlZ']);
  expect(sheet.queryByText('Undo in the page')).not.toBeInTheDocument();
});

it('says so when the list could not be fetched', async () => {
  const load = () => Promise.reject(new Error('offline'));
  const i18n: I18n = { ...createI18n({ language: 'en', loadMessages: () => ({}) }), load };
  render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
  await userEvent.keyboard('?');
  expect(await screen.findByText(/^The keyboard shortcuts could not be loaded/)).toBeInTheDocument();
});
