import { defineMessages } from 'react-intl';

/** What the page layouts say by themselves; the rest comes from the page. */
export const pageLayoutMessages = defineMessages({
  close: { id: 'shell.pageLayout.close', defaultMessage: 'Close' },
});
