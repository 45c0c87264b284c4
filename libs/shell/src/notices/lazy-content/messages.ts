import { defineMessages } from 'react-intl';

/** What is said where a side panel has no content yet. */
export const lazyMessages = defineMessages({
  notLoaded: { id: 'shell.side.notLoaded', defaultMessage: 'This could not be loaded.' },
  retry: { id: 'shell.side.retry', defaultMessage: 'Try again' },
});
