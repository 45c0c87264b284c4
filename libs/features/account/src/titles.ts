import { defineMessages } from 'react-intl';

/** The title of the page, in the menu and in the browser's tab. */
export const accountTitles = defineMessages({
  account: { id: 'menu.account.title', defaultMessage: 'Account' },
});
