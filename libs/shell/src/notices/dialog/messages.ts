import { defineMessages } from 'react-intl';

/** What every dialog says. */
export const dialogMessages = defineMessages({
  close: { id: 'shell.dialog.close', defaultMessage: 'Close' },
  cancel: { id: 'shell.dialog.cancel', defaultMessage: 'Cancel' },
});
