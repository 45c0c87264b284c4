import { defineMessages } from 'react-intl';

/** What the navigation bar says; the entries' titles come with their routes. */
export const navbarMessages = defineMessages({
  label: { id: 'shell.navbar.label', defaultMessage: 'Main menu' },
  open: { id: 'shell.navbar.open', defaultMessage: 'Open menu' },
  close: { id: 'shell.navbar.close', defaultMessage: 'Close menu' },
  fold: { id: 'shell.navbar.fold', defaultMessage: 'Fold menu' },
  unfold: { id: 'shell.navbar.unfold', defaultMessage: 'Unfold menu' },
  applications: { id: 'shell.navbar.applications', defaultMessage: 'Applications' },
  pages: { id: 'shell.navbar.pages', defaultMessage: 'Pages' },
  userInterface: { id: 'shell.navbar.userInterface', defaultMessage: 'User Interface' },
  auth: { id: 'shell.navbar.auth', defaultMessage: 'Auth' },
});
