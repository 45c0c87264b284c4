import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export type AriaProviderProps = {
  /** The app's language as a BCP 47 tag; it decides the direction, the keyboard's arrows and React Aria's own words. */
  locale: string;
  /** Follows a link inside the app without loading the page again: the router's own `navigate`. */
  navigate: (path: string) => void;
  /** Turns a path of the app into the address that stands in the link, where the app does not live at the root. */
  useHref?: (path: string) => string;
  children: ReactNode;
};

/**
 * Tells every menu, dialog, list and link below it which language is spoken and how to move to another page.
 * Stands once, in the signed-in shell: pages without overlays do not pay for it.
 */
export const AriaProvider = ({ locale, navigate, useHref, children }: AriaProviderProps) => (
  <I18nProvider locale={locale}>
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  </I18nProvider>
);
