import { authentication } from './authentication';
import { configuration } from './configuration';
import { dataDisplay } from './dataDisplay';
import { development } from './development';
import { feedback } from './feedback';
import { gettingStarted } from './gettingStarted';
import { inputs } from './inputs';
import { machines } from './machines';
import { navigation } from './navigation';
import { shellComponents } from './shellComponents';
import { surfaces } from './surfaces';
import { theming } from './theming';
import { thirdParty } from './thirdParty';
import type { DocumentationEntry, Section } from './Section';

/** All sections, in the order in which they are read. Menu, neighbours and search follow from this list. */
export const sections: readonly Section[] = [
  gettingStarted,
  development,
  theming,
  configuration,
  authentication,
  shellComponents,
  inputs,
  dataDisplay,
  feedback,
  navigation,
  surfaces,
  thirdParty,
  machines,
];

/** The page that `/documentation` leads to. */
export const firstPage = '/documentation/getting-started/introduction';

/** All pages, in the order of their sections. */
export const pages: readonly DocumentationEntry[] = sections.flatMap((section) => section.pages);

/** The page at an address, whatever its case and with or without a slash at its end. */
export const pageAt = (pathname: string): DocumentationEntry | undefined => {
  const path = pathname.replace(/\/$/, '').toLowerCase();
  return pages.find((page) => page.path === path);
};
