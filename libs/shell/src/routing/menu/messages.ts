import { defineMessages } from 'react-intl';

/** The titles of the menu's groups; those of its entries come with their routes. */
export const menuMessages = defineMessages({
  applications: { id: 'shell.navbar.applications', defaultMessage: 'Applications' },
  pages: { id: 'shell.navbar.pages', defaultMessage: 'Pages' },
  userInterface: { id: 'shell.navbar.userInterface', defaultMessage: 'User Interface' },
  auth: { id: 'shell.navbar.auth', defaultMessage: 'Auth' },
});
