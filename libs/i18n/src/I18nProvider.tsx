import type { ReactNode } from 'react';
import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { I18n } from './createI18n';
import type { Direction, Language } from './languages';

type Speech = { language: Language; direction: Direction } & Pick<I18n, 'load' | 'setLanguage' | 'setDirection'>;

const SpeechContext = createContext<Speech | null>(null);

/**
 * The language on screen, its direction, and how to change them. `setLanguage`, and `load` for what a part of the page says
 * that is fetched later, reject when the sentences cannot be fetched.
 */
export const useLanguage = (): Speech => {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useLanguage needs an I18nProvider above it.');
  return speech;
};

type I18nProviderProps = { i18n: I18n; children: ReactNode };

/** Gives everything below the language and its sentences, and tells the document, so that it is read and laid out rightly. */
export const I18nProvider = ({ i18n, children }: I18nProviderProps) => {
  const { language, intl, direction } = useSyncExternalStore(i18n.subscribe, i18n.getSnapshot);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const { load, setLanguage, setDirection } = i18n;
  const speech = useMemo(
    () => ({ language, direction, load, setLanguage, setDirection }),
    [language, direction, load, setLanguage, setDirection],
  );
  return (
    <SpeechContext value={speech}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </SpeechContext>
  );
};
