import { defineMessages } from 'react-intl';

/** What the search says. */
export const searchMessages = defineMessages({
  notLoaded: {
    id: 'shell.search.notLoaded',
    defaultMessage: 'The search could not be loaded. Check your connection and try again.',
  },
});
