import { defineMessages } from 'react-intl';

/** What the size of everything is called. */
export const fontSizeMessages = defineMessages({
  label: { id: 'shell.fontSize.label', defaultMessage: 'Font size' },
  reset: { id: 'shell.fontSize.reset', defaultMessage: 'Back to 100 %' },
});
