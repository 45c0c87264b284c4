import { isDarkScheme } from '@ezone/ui/theme';
import type { SchemeName, SchemePair } from '@ezone/ui/theme';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { MAIN_VARIANTS } from './themeSchemes';
import type { MainVariant, SchemeChoice } from './themeSchemes';

/** The names of the colour schemes, and of what a bar may have instead. */
const schemeMessages = defineMessages({
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
const darkSchemeMessage: MessageDescriptor = defineMessages({
  dark: { id: 'settings.scheme.dark', defaultMessage: '{name}, dark' },
}).dark;

const isMainVariant = (choice: SchemeChoice): choice is MainVariant =>
  (MAIN_VARIANTS as readonly string[]).includes(choice);

/** The name of a pair, which a dark scheme shares with its light twin. */
const pairOf = (scheme: SchemeName) => scheme.replace(/Dark$/, '') as SchemePair | 'grey';

/**
 * How a scheme is called in the language of the page: `Ocean, dark`. Its sentences are of the namespace `settings`, which
 * whoever offers schemes has loaded.
 */
export const useSchemeLabel = (): ((choice: SchemeChoice) => string) => {
  const { formatMessage } = useIntl();
  return useCallback(
    (choice) => {
      if (isMainVariant(choice)) return formatMessage(schemeMessages[choice]);
      const name = formatMessage(schemeMessages[pairOf(choice)]);
      return isDarkScheme(choice) ? formatMessage(darkSchemeMessage, { name }) : name;
    },
    [formatMessage],
  );
};
