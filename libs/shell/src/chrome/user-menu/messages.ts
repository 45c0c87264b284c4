import { defineMessages } from 'react-intl';

/** What the user menu says. */
export const userMenuMessages = defineMessages({
  guest: { id: 'shell.userMenu.guest', defaultMessage: 'Guest' },
  admin: { id: 'shell.userMenu.admin', defaultMessage: 'Admin' },
  staff: { id: 'shell.userMenu.staff', defaultMessage: 'Staff' },
  user: { id: 'shell.userMenu.user', defaultMessage: 'User' },
  profile: { id: 'shell.userMenu.profile', defaultMessage: 'My Profile' },
  inbox: { id: 'shell.userMenu.inbox', defaultMessage: 'Inbox' },
  logout: { id: 'shell.userMenu.logout', defaultMessage: 'Logout' },
  login: { id: 'shell.userMenu.login', defaultMessage: 'Login' },
  register: { id: 'shell.userMenu.register', defaultMessage: 'Register' },
  darkColours: { id: 'shell.userMenu.darkColours', defaultMessage: 'Dark colours' },
  lightColours: { id: 'shell.userMenu.lightColours', defaultMessage: 'Light colours' },
});
