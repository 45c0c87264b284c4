import { setImmediate } from 'node:timers/promises';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { createI18n } from './createI18n';
import type { LoadMessages, Messages } from './createI18n';
import { I18nProvider, useLanguage } from './I18nProvider';
import type { Language } from './languages';

const messagesOf = (language: Language, namespace: string): Messages => ({
  [`${namespace}.page.hello`]: [{ type: 0, value: `${namespace} in ${language}` }],
});

const start = (
  loadMessages: LoadMessages = (language, namespace) => Promise.resolve(messagesOf(language, namespace)),
) => {
  const remembered: Language[] = [];
  const i18n = createI18n({ language: 'en', loadMessages, remember: (language) => remembered.push(language) });
  const say = (id: string) => i18n.getSnapshot().intl.formatMessage({ id, defaultMessage: 'nothing' });
  return { i18n, say, remembered };
};

/** A load that is answered when the spec says so. */
const slowLoads = () => {
  const waiting = new Map<string, () => void>();
  const load: LoadMessages = (language, namespace) =>
    new Promise((resolve) => {
      waiting.set(`${language}/${namespace}`, () => {
        resolve(messagesOf(language, namespace));
      });
    });
  const answer = (key: string) => {
    const found = waiting.get(key);
    if (!found) throw new Error(`${key} was not asked for`);
    found();
  };
  return { load, answer };
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('speaks a namespace once it is loaded', async () => {
  const { i18n, say } = start();
  expect(say('auth.page.hello')).toBe('nothing');
  await i18n.load(['auth']);
  expect(say('auth.page.hello')).toBe('auth in en');
});

it('changes all that is in use at once, and remembers the choice', async () => {
  const { i18n, say, remembered } = start();
  await i18n.load(['auth', 'app']);
  await i18n.setLanguage('ar');
  expect([say('auth.page.hello'), say('app.page.hello')]).toEqual(['auth in ar', 'app in ar']);
  expect(remembered).toEqual(['ar']);
});

it('stays in its language when the sentences of another cannot be fetched, and can try again', async () => {
  let isDown = true;
  const { i18n, say, remembered } = start((language, namespace) =>
    language === 'tr' && isDown
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(messagesOf(language, namespace)),
  );
  await i18n.load(['auth']);
  await expect(i18n.setLanguage('tr')).rejects.toThrow('offline');
  expect(say('auth.page.hello')).toBe('auth in en');
  expect(remembered).toEqual([]);
  isDown = false;
  await i18n.setLanguage('tr');
  expect(say('auth.page.hello')).toBe('auth in tr');
});

it('can load a namespace again after a failure', async () => {
  let isDown = true;
  const { i18n, say } = start((language, namespace) =>
    isDown ? Promise.reject(new Error('offline')) : Promise.resolve(messagesOf(language, namespace)),
  );
  await expect(i18n.load(['auth'])).rejects.toThrow('offline');
  isDown = false;
  await i18n.load(['auth']);
  expect(say('auth.page.hello')).toBe('auth in en');
});

it('does not wait for what somebody else has asked for', async () => {
  const { load, answer } = slowLoads();
  const { i18n, say } = start(load);
  void i18n.load(['app']);
  const loading = i18n.load(['auth']);
  answer('en/auth');
  await loading;
  expect(say('auth.page.hello')).toBe('auth in en');
});

it('ends in the language chosen last, whichever arrives first', async () => {
  const { load, answer } = slowLoads();
  const { i18n, say } = start(load);
  const first = i18n.load(['auth']);
  answer('en/auth');
  await first;
  const turkish = i18n.setLanguage('tr');
  const arabic = i18n.setLanguage('ar');
  answer('ar/auth');
  await arabic;
  answer('tr/auth');
  await turkish;
  expect(say('auth.page.hello')).toBe('auth in ar');
});

it('speaks a namespace in the new language where that changed while it was on its way', async () => {
  const { load, answer } = slowLoads();
  const { i18n, say } = start(load);
  const loading = i18n.load(['auth']);
  const change = i18n.setLanguage('tr');
  answer('tr/auth');
  await change;
  answer('en/auth');
  await setImmediate();
  await loading;
  expect(say('auth.page.hello')).toBe('auth in tr');
});

it('tells the document its language and direction, and loses nothing that was typed', async () => {
  const { i18n } = start();
  const Page = () => {
    const { setLanguage } = useLanguage();
    return (
      <>
        <FormattedMessage id="auth.page.hello" defaultMessage="nothing" />
        <input aria-label="Name" />
        <button type="button" onClick={() => void setLanguage('ar')}>
          Arabic
        </button>
      </>
    );
  };
  await i18n.load(['auth']);
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));
  await act(() => setImmediate());
  expect(screen.getByText('auth in ar')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

it('keeps another direction than its language’s until the language changes', async () => {
  const kept: (string | null)[] = [];
  const i18n = createI18n({
    language: 'en',
    loadMessages: (language, namespace) => Promise.resolve(messagesOf(language, namespace)),
    rememberDirection: (direction) => kept.push(direction),
  });
  i18n.setDirection('rtl');
  expect(i18n.getSnapshot().direction).toBe('rtl');
  await i18n.load(['app']);
  expect(i18n.getSnapshot().direction).toBe('rtl');
  await i18n.setLanguage('tr');
  expect(i18n.getSnapshot().direction).toBe('ltr');
  await i18n.setLanguage('ar');
  expect(i18n.getSnapshot().direction).toBe('rtl');
  expect(kept).toEqual(['rtl', null]);
});

it('starts in the direction that was kept', () => {
  const i18n = createI18n({ language: 'ar', direction: 'ltr', loadMessages: () => Promise.resolve({}) });
  expect(i18n.getSnapshot().direction).toBe('ltr');
  i18n.setDirection(null);
  expect(i18n.getSnapshot().direction).toBe('rtl');
});
