import { defineMessages } from 'react-intl';

/** What the user menu says. */
export const userMenuMessages = defineMessages({
  guest: { id: 'shell.userMenu.guest', defaultMessage: 'Guest' },
  admin: { id: 'shell.userMenu.admin', defaultMessage: 'Admin' },
  staff: { id: 'shell.userMenu.staff', defaultMessage: 'Staff' },
  user: { id: 'shell.userMenu.user', defaultMessage: 'User' },
  profile: { id: 'shell.userMenu.profile', defaultMessage: 'My Profile' },
  account: { id: 'shell.userMenu.account', defaultMessage: 'Account' },
  inbox: { id: 'shell.userMenu.inbox', defaultMessage: 'Inbox' },
  logout: { id: 'shell.userMenu.logout', defaultMessage: 'Logout' },
  login: { id: 'shell.userMenu.login', defaultMessage: 'Login' },
  register: { id: 'shell.userMenu.register', defaultMessage: 'Register' },
  darkColours: { id: 'shell.userMenu.darkColours', defaultMessage: 'Dark colours' },
  lightColours: { id: 'shell.userMenu.lightColours', defaultMessage: 'Light colours' },
});

/** What is asked before one signs out with something unsent. */
export const signOutMessages = defineMessages({
  lost: {
    id: 'shell.signOut.lost',
    defaultMessage: 'This browser keeps nothing: what is not sent is lost when you log out.',
  },
  confirm: { id: 'shell.signOut.confirm', defaultMessage: 'Log out' },
  stay: { id: 'shell.signOut.stay', defaultMessage: 'Stay signed in' },
});

/** What is asked, and what becomes of it. */
export const signOutSentences = defineMessages<Record<'title' | 'kept' | 'withheld', { count: number }>>({
  title: {
    id: 'shell.signOut.title',
    defaultMessage:
      'Log out although {count, plural, one {# change is not sent yet} other {# changes are not sent yet}}?',
  },
  kept: {
    id: 'shell.signOut.kept',
    defaultMessage:
      '{count, plural, one {It stays in this browser, for you alone, and is sent after you sign in here again.} other {They stay in this browser, for you alone, and are sent after you sign in here again.}}',
  },
  withheld: {
    id: 'shell.signOut.withheld',
    defaultMessage:
      '{count, plural, one {A text is too long to be sent: it stays in this tab alone, and ends with the tab.} other {# texts are too long to be sent: they stay in this tab alone, and end with the tab.}}',
  },
});
