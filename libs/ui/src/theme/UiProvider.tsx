import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import type { SchemeName } from './schemeNames';
import { theme } from './theme';
import { useShownScheme } from './useShownScheme';

/** What the provider takes. */
export type UiProviderProps = {
  /** The scheme of the page, from the moment that its colours are there. @default 'default' */
  scheme?: SchemeName;
  /** The language of the page as a BCP 47 tag; Arabic also turns the direction. */
  locale: string;
  children: ReactNode;
};

const RTL_LANGUAGES = new Set(['ar', 'fa', 'he', 'ur']);

/** Stands once around the app: tokens, scheme, and the language and direction of the page, which portals inherit. */
export const UiProvider = ({ scheme = 'default', locale, children }: UiProviderProps) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = RTL_LANGUAGES.has(locale.split('-')[0] ?? locale) ? 'rtl' : 'ltr';
  }, [locale]);

  const shown = useShownScheme(scheme);
  useLayoutEffect(() => {
    document.documentElement.dataset['scheme'] = shown;
  }, [shown]);

  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};
