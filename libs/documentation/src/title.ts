import { defineMessages } from 'react-intl';

/** The title in the menu. */
export const documentationTitle = defineMessages({
  documentation: { id: 'menu.docs.documentation', defaultMessage: 'Documentation' },
});
