import { isDarkScheme } from '@ezone/ui/theme';
import type { SchemeName, SchemePair } from '@ezone/ui/theme';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { MAIN_VARIANTS } from './themeSchemes';
import type { MainVariant, SchemeChoice } from './themeSchemes';
import { darkSchemeMessage, schemeMessages } from './schemeMessages';

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
