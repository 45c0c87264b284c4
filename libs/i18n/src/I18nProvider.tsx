import type { ReactNode } from 'react';
import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { I18n } from './createI18n';
import { directionOf } from './languages';
import type { Direction, Language } from './languages';

type Speech = { language: Language; direction: Direction; setLanguage: I18n['setLanguage'] };

const SpeechContext = createContext<Speech | null>(null);

/** The language on screen, its direction, and how to change it. `setLanguage` rejects when the sentences cannot be fetched. */
export const useLanguage = (): Speech => {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useLanguage needs an I18nProvider above it.');
  return speech;
};

type I18nProviderProps = { i18n: I18n; children: ReactNode };

/** Gives everything below the language and its sentences, and tells the document, so that it is read and laid out rightly. */
export const I18nProvider = ({ i18n, children }: I18nProviderProps) => {
  const { language, intl } = useSyncExternalStore(i18n.subscribe, i18n.getSnapshot);
  const direction = directionOf(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const speech = useMemo(
    () => ({ language, direction, setLanguage: i18n.setLanguage }),
    [language, direction, i18n.setLanguage],
  );
  return (
    <SpeechContext value={speech}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </SpeechContext>
  );
};
