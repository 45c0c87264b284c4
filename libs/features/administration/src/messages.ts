import { defineMessages } from 'react-intl';

/** What all pages of administration say. */
export const administrationMessages = defineMessages({
  more: { id: 'administration.list.more', defaultMessage: 'Show more' },
  any: { id: 'administration.list.any', defaultMessage: 'All' },
});
