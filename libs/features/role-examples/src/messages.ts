import { defineMessages } from 'react-intl';

/** What the pages say. */
export const roleMessages = defineMessages({
  adminText: { id: 'roles.page.adminText', defaultMessage: 'Only an admin sees this page.' },
  staffText: { id: 'roles.page.staffText', defaultMessage: 'An admin and the staff see this page.' },
  guestText: { id: 'roles.page.guestText', defaultMessage: 'Only somebody who is not signed in sees this page.' },
  asking: { id: 'roles.page.asking', defaultMessage: 'The server is being asked …' },
  failed: { id: 'roles.page.failed', defaultMessage: 'The server could not be asked.' },
  logout: { id: 'roles.page.logout', defaultMessage: 'Logout' },
});

/** What the server says to it. */
export const roleAnswers = defineMessages<{
  agreed: { access: string; role: string };
  agreedGuest: { access: string };
}>({
  agreed: {
    id: 'roles.page.agreed',
    defaultMessage: 'The server agrees: this call asks for the level “{access}”, and your role is “{role}”.',
  },
  agreedGuest: {
    id: 'roles.page.agreedGuest',
    defaultMessage: 'The server agrees: this call asks for the level “{access}”, and you are not signed in.',
  },
});
