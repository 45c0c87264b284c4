import { defineMessages } from 'react-intl';

/** What the navigation bar says. */
export const navbarMessages = defineMessages({
  label: { id: 'shell.navbar.label', defaultMessage: 'Main menu' },
  open: { id: 'shell.navbar.open', defaultMessage: 'Open menu' },
  close: { id: 'shell.navbar.close', defaultMessage: 'Close menu' },
  fold: { id: 'shell.navbar.fold', defaultMessage: 'Fold menu' },
  unfold: { id: 'shell.navbar.unfold', defaultMessage: 'Unfold menu' },
});
