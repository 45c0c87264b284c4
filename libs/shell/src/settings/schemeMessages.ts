import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** The names of the colour schemes, and of what a bar may have instead. */
export const schemeMessages = defineMessages({
  default: { id: 'settings.scheme.default', defaultMessage: 'Default' },
  sky: { id: 'settings.scheme.sky', defaultMessage: 'Sky' },
  ocean: { id: 'settings.scheme.ocean', defaultMessage: 'Ocean' },
  forest: { id: 'settings.scheme.forest', defaultMessage: 'Forest' },
  olive: { id: 'settings.scheme.olive', defaultMessage: 'Olive' },
  amber: { id: 'settings.scheme.amber', defaultMessage: 'Amber' },
  sand: { id: 'settings.scheme.sand', defaultMessage: 'Sand' },
  crimson: { id: 'settings.scheme.crimson', defaultMessage: 'Crimson' },
  rose: { id: 'settings.scheme.rose', defaultMessage: 'Rose' },
  plum: { id: 'settings.scheme.plum', defaultMessage: 'Plum' },
  violet: { id: 'settings.scheme.violet', defaultMessage: 'Violet' },
  slate: { id: 'settings.scheme.slate', defaultMessage: 'Slate' },
  grey: { id: 'settings.scheme.grey', defaultMessage: 'Grey' },
  mainTheme: { id: 'settings.scheme.mainTheme', defaultMessage: 'As the page' },
  mainThemeLight: { id: 'settings.scheme.mainThemeLight', defaultMessage: 'As the page, light' },
  mainThemeDark: { id: 'settings.scheme.mainThemeDark', defaultMessage: 'As the page, dark' },
});

/** What a dark scheme is called, from the name that it shares with its light twin. */
export const darkSchemeMessage: MessageDescriptor = defineMessages({
  dark: { id: 'settings.scheme.dark', defaultMessage: '{name}, dark' },
}).dark;
