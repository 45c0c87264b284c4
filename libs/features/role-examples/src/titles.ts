import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const roleTitles = defineMessages({
  admin: { id: 'menu.roles.admin', defaultMessage: 'Admin role example' },
  staff: { id: 'menu.roles.staff', defaultMessage: 'Staff role example' },
  guest: { id: 'menu.roles.guest', defaultMessage: 'Guest role example' },
});
