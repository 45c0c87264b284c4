import { defineMessages } from 'react-intl';

/** The titles of the pages, in the menu and in the browser's tab. */
export const accountTitles = defineMessages({
  account: { id: 'menu.account.title', defaultMessage: 'Account' },
  tokens: { id: 'menu.account.tokens', defaultMessage: 'API tokens' },
});
