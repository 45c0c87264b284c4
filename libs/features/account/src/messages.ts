import { defineMessages } from 'react-intl';

/** What the page of one's account says. */
export const accountMessages = defineMessages({
  description: {
    id: 'account.page.description',
    defaultMessage: 'Your name and picture, your password, and where you are signed in.',
  },
});

/** What is said of name and picture. */
export const profileMessages = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Name and picture' },
  hint: { id: 'account.profile.hint', defaultMessage: 'So others see you in chats, mails and on boards.' },
  name: { id: 'account.profile.name', defaultMessage: 'Display name' },
  saved: { id: 'account.profile.saved', defaultMessage: 'Your name and picture were saved.' },
});

/** What is wrong with a name, by the codes of the rules. */
export const profileWords = defineMessages({
  nameRequired: { id: 'account.profile.nameRequired', defaultMessage: 'Enter a name.' },
});

/** What is said around changing the password. */
export const passwordMessages = defineMessages({
  title: { id: 'account.password.title', defaultMessage: 'Password' },
  hint: {
    id: 'account.password.hint',
    defaultMessage: 'When you change it you stay signed in here, and are signed out everywhere else.',
  },
  elsewhere: {
    id: 'account.password.elsewhere',
    defaultMessage: 'You sign in with another service, which keeps your password. Change it there.',
  },
  current: { id: 'account.password.current', defaultMessage: 'Current password' },
  next: { id: 'account.password.next', defaultMessage: 'New password' },
  nextHint: { id: 'account.password.nextHint', defaultMessage: 'At least 8 characters.' },
  confirm: { id: 'account.password.confirm', defaultMessage: 'Confirm new password' },
  show: { id: 'account.password.show', defaultMessage: 'Show password' },
  hide: { id: 'account.password.hide', defaultMessage: 'Hide password' },
  capsLock: { id: 'account.password.capsLock', defaultMessage: 'Caps lock is on.' },
  submit: { id: 'account.password.submit', defaultMessage: 'Change password' },
  changed: {
    id: 'account.password.changed',
    defaultMessage: 'Your password was changed. You are signed out everywhere else.',
  },
});

/** What is wrong with what was typed, by the codes of the rules and by what the server says. */
export const passwordWords = defineMessages({
  currentRequired: { id: 'account.password.currentRequired', defaultMessage: 'Enter your current password.' },
  nextRequired: { id: 'account.password.nextRequired', defaultMessage: 'Enter a new password.' },
  short: {
    id: 'account.password.short',
    defaultMessage: 'This password is too short: it needs at least 8 characters.',
  },
  same: { id: 'account.password.same', defaultMessage: 'This is your password already. Choose another one.' },
  differ: { id: 'account.password.differ', defaultMessage: 'This is not the same as the new password.' },
  common: {
    id: 'account.password.common',
    defaultMessage: 'Many people use this password, so it is the first that is tried. Choose another one.',
  },
  known: {
    id: 'account.password.known',
    defaultMessage: 'Your name and your email address are known to others. Choose another password.',
  },
  wrong: { id: 'account.password.wrong', defaultMessage: 'This is not your current password.' },
});

/** What is said of sessions. */
export const sessionsMessages = defineMessages({
  title: { id: 'account.sessions.title', defaultMessage: 'Where you are signed in' },
  hint: {
    id: 'account.sessions.hint',
    defaultMessage: 'If you do not know one of these, sign it out and change your password.',
  },
  loading: { id: 'account.sessions.loading', defaultMessage: 'Your sessions are being loaded' },
  failed: { id: 'account.sessions.failed', defaultMessage: 'Your sessions could not be loaded.' },
  here: { id: 'account.sessions.here', defaultMessage: 'This device' },
  unknown: { id: 'account.sessions.unknown', defaultMessage: 'Unknown device' },
  end: { id: 'account.sessions.end', defaultMessage: 'Sign out' },
  notEnded: {
    id: 'account.sessions.notEnded',
    defaultMessage: 'That session was not ended, and is still signed in.',
  },
  everywhere: { id: 'account.sessions.everywhere', defaultMessage: 'Sign out everywhere' },
  everywhereTitle: { id: 'account.sessions.everywhereTitle', defaultMessage: 'Sign out everywhere?' },
  everywhereDetail: {
    id: 'account.sessions.everywhereDetail',
    defaultMessage: 'All your sessions end, this one too. You can sign in again afterwards.',
  },
  notEverywhere: {
    id: 'account.sessions.notEverywhere',
    defaultMessage: 'You were not signed out anywhere, and are still signed in here.',
  },
});

/** The same, with something to fill in. */
export const sessionsTexts = defineMessages<{
  device: { browser: string; system: string };
  endNamed: { device: string };
  ended: { device: string };
}>({
  device: { id: 'account.sessions.device', defaultMessage: '{browser} on {system}' },
  endNamed: { id: 'account.sessions.endNamed', defaultMessage: 'Sign out {device}' },
  ended: { id: 'account.sessions.ended', defaultMessage: '{device} was signed out.' },
});

/** What is said of tokens for scripts, which have a page of their own. */
export const tokensSectionMessages = defineMessages({
  hint: { id: 'account.tokens.hint', defaultMessage: 'Scripts and other programs call with them in your name.' },
  manage: { id: 'account.tokens.manage', defaultMessage: 'Manage tokens' },
});
