import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { allMessages } from '../__generated__/allMessages';
import type { Namespace } from '../__generated__/loaders';
import { createI18n } from '../createI18n';
import type { Messages } from '../createI18n';
import { I18nProvider } from '../I18nProvider';
import type { Language } from '../languages';

type StaticI18nProviderProps = {
  children: ReactNode;
  /** @default 'en' */
  language?: Language;
};

/**
 * Every sentence in every language, there at once, for specs and stories. Never for the app: it would load all of them.
 * An English sentence that has not been extracted yet is taken from the code.
 */
export const StaticI18nProvider = ({ children, language = 'en' }: StaticI18nProviderProps) => {
  const i18n = useMemo(
    () =>
      createI18n({
        language,
        loadMessages: (of, namespace) => allMessages[of][namespace] as unknown as Messages,
        preloaded: Object.keys(allMessages.en) as Namespace[],
      }),
    [language],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
};
