import { defineMessages } from 'react-intl';

/** What is said where a part of the app could not be fetched. */
export const lazyMessages = defineMessages({
  notLoaded: { id: 'shell.side.notLoaded', defaultMessage: 'This could not be loaded.' },
  retry: { id: 'shell.side.retry', defaultMessage: 'Try again' },
});
