import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export type AriaProviderProps = {
  /** The app's language as a BCP 47 tag; it decides the direction, the keyboard's arrows and React Aria's own words. */
  locale: string;
  /** Follows a link inside the app without loading the page again: the router's own `navigate`. */
  navigate: (path: string) => void;
  /** Turns a path of the app into the link's address, where the app is not served from the root. */
  useHref?: (path: string) => string;
  children: ReactNode;
};

/**
 * Gives every menu, dialog, list and link below it the language and the way to another page. It is used once, in the
 * shell: pages without overlays do not load it.
 */
export const AriaProvider = ({ locale, navigate, useHref, children }: AriaProviderProps) => (
  <I18nProvider locale={locale}>
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  </I18nProvider>
);
