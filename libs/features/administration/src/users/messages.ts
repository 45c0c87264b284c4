import { defineMessages } from 'react-intl';

export const usersMessages = defineMessages({
  description: {
    id: 'administration.users.description',
    defaultMessage: 'Who may sign in, and with which role.',
  },
  search: { id: 'administration.users.search', defaultMessage: 'Name or e-mail address' },
  role: { id: 'administration.users.role', defaultMessage: 'Role' },
  state: { id: 'administration.users.state', defaultMessage: 'State' },
  list: { id: 'administration.users.list', defaultMessage: 'Users by name' },
  loading: { id: 'administration.users.loading', defaultMessage: 'Users are being loaded' },
  failed: { id: 'administration.users.failed', defaultMessage: 'The users could not be loaded.' },
  none: { id: 'administration.users.none', defaultMessage: 'Nobody is like that.' },
});

export const usersTexts = defineMessages<{ found: { count: number } }>({
  found: {
    id: 'administration.users.found',
    defaultMessage: '{count, plural, one {# user} other {# users}}',
  },
});

export const roleNames = defineMessages({
  admin: { id: 'administration.role.admin', defaultMessage: 'Administrator' },
  staff: { id: 'administration.role.staff', defaultMessage: 'Staff' },
  user: { id: 'administration.role.user', defaultMessage: 'User' },
});

export const stateNames = defineMessages({
  active: { id: 'administration.state.active', defaultMessage: 'Active' },
  disabled: { id: 'administration.state.disabled', defaultMessage: 'Disabled' },
  invited: { id: 'administration.state.invited', defaultMessage: 'Invited' },
  closed: { id: 'administration.state.closed', defaultMessage: 'Cannot sign in' },
});

export const sourceNames = defineMessages({
  'custom-db': { id: 'administration.source.own', defaultMessage: 'This server, with a password' },
  firebase: { id: 'administration.source.firebase', defaultMessage: 'Firebase' },
  auth0: { id: 'administration.source.auth0', defaultMessage: 'Auth0 or another OpenID provider' },
});

export const userMessages = defineMessages({
  all: { id: 'administration.user.all', defaultMessage: 'All users' },
  loading: { id: 'administration.user.loading', defaultMessage: 'The user is being loaded' },
  failed: { id: 'administration.user.failed', defaultMessage: 'The user could not be loaded.' },
  own: {
    id: 'administration.user.own',
    defaultMessage: 'This is you. Your role and your access are for another administrator to change.',
  },
  auditLog: { id: 'administration.user.auditLog', defaultMessage: 'What was recorded of this user' },
  account: { id: 'administration.user.account', defaultMessage: 'Account' },
  email: { id: 'administration.user.email', defaultMessage: 'E-mail address' },
  from: { id: 'administration.user.from', defaultMessage: 'Signs in with' },
  created: { id: 'administration.user.created', defaultMessage: 'Here since' },
  invitedUntil: { id: 'administration.user.invitedUntil', defaultMessage: 'The link is good until' },
  disabledSince: { id: 'administration.user.disabledSince', defaultMessage: 'Disabled since' },
  roleHint: {
    id: 'administration.user.roleHint',
    defaultMessage: 'Another role signs the user out everywhere. It holds from the next sign-in on.',
  },
  roleConfirm: { id: 'administration.user.roleConfirm', defaultMessage: 'Change the role' },
  access: { id: 'administration.user.access', defaultMessage: 'Access' },
  accessHint: {
    id: 'administration.user.accessHint',
    defaultMessage:
      'Whoever is disabled is signed out at once and cannot sign in. Nothing that belongs to the user is removed.',
  },
  closedHint: {
    id: 'administration.user.closedHint',
    defaultMessage: 'There is no password and no sign-in service: nobody can sign in as this user.',
  },
  disable: { id: 'administration.user.disable', defaultMessage: 'Disable' },
  enable: { id: 'administration.user.enable', defaultMessage: 'Enable' },
  sessions: { id: 'administration.user.sessions', defaultMessage: 'Signed in' },
  lastSeen: { id: 'administration.user.lastSeen', defaultMessage: 'Last seen' },
  endSessions: { id: 'administration.user.endSessions', defaultMessage: 'Sign out everywhere' },
  endSessionsDetail: {
    id: 'administration.user.endSessionsDetail',
    defaultMessage: 'What was not saved yet in those places may be lost. The user can sign in again.',
  },
  notChanged: { id: 'administration.user.notChanged', defaultMessage: 'The user was not changed.' },
});

/** The same, with something to fill in. */
export const userTexts = defineMessages<{
  changeRole: { name: string; role: string };
  disableQuestion: { name: string };
  endSessionsQuestion: { name: string };
  roleChanged: { name: string; role: string };
  disabled: { name: string };
  enabled: { name: string };
  sessionsEnded: { name: string };
  openSessions: { count: number };
}>({
  changeRole: {
    id: 'administration.user.changeRole',
    defaultMessage: 'Change the role of {name} to {role}?',
  },
  disableQuestion: { id: 'administration.user.disableQuestion', defaultMessage: 'Disable {name}?' },
  endSessionsQuestion: {
    id: 'administration.user.endSessionsQuestion',
    defaultMessage: 'Sign {name} out everywhere?',
  },
  roleChanged: { id: 'administration.user.roleChanged', defaultMessage: '{name} now has the role {role}.' },
  disabled: { id: 'administration.user.disabled', defaultMessage: '{name} is disabled and signed out.' },
  enabled: { id: 'administration.user.enabled', defaultMessage: '{name} may sign in again.' },
  sessionsEnded: { id: 'administration.user.sessionsEnded', defaultMessage: '{name} is signed out everywhere.' },
  openSessions: {
    id: 'administration.user.openSessions',
    defaultMessage: '{count, plural, =0 {Nowhere} one {In # place} other {In # places}}',
  },
});

/** What is said of invitations. */
export const invitationMessages = defineMessages({
  invite: { id: 'administration.invitation.invite', defaultMessage: 'Invite' },
  title: { id: 'administration.invitation.title', defaultMessage: 'Invite somebody' },
  name: { id: 'administration.invitation.name', defaultMessage: 'Name' },
  send: { id: 'administration.invitation.send', defaultMessage: 'Send the invitation' },
  taken: { id: 'administration.invitation.taken', defaultMessage: 'Somebody has an account with this address.' },
  heading: { id: 'administration.invitation.heading', defaultMessage: 'Invitation' },
  hint: {
    id: 'administration.invitation.hint',
    defaultMessage:
      'A link to choose a password was sent. It works once, and for seven days; another one takes its place.',
  },
  expired: { id: 'administration.invitation.expired', defaultMessage: 'The link works no more' },
  renew: { id: 'administration.invitation.renew', defaultMessage: 'Send another link' },
  notRenewed: { id: 'administration.invitation.notRenewed', defaultMessage: 'No other link was sent.' },
  withdraw: { id: 'administration.invitation.withdraw', defaultMessage: 'Withdraw' },
  withdrawDetail: {
    id: 'administration.invitation.withdrawDetail',
    defaultMessage: 'The link works no more, and the account is gone. You can invite the same address again.',
  },
  notWithdrawn: { id: 'administration.invitation.notWithdrawn', defaultMessage: 'The invitation was not withdrawn.' },
});

/** The same, with something to fill in. */
export const invitationTexts = defineMessages<
  Record<'sent' | 'inLog' | 'renewNamed' | 'withdrawNamed' | 'withdrawQuestion' | 'withdrawn', { name: string }>
>({
  sent: { id: 'administration.invitation.sent', defaultMessage: 'A link is on its way to {name}.' },
  inLog: {
    id: 'administration.invitation.inLog',
    defaultMessage: 'The link for {name} is in the log of this server, which sends no mail: hand it on.',
  },
  renewNamed: { id: 'administration.invitation.renewNamed', defaultMessage: 'Send {name} another link' },
  withdrawNamed: { id: 'administration.invitation.withdrawNamed', defaultMessage: 'Withdraw the invitation of {name}' },
  withdrawQuestion: {
    id: 'administration.invitation.withdrawQuestion',
    defaultMessage: 'Withdraw the invitation of {name}?',
  },
  withdrawn: { id: 'administration.invitation.withdrawn', defaultMessage: 'The invitation of {name} was withdrawn.' },
});
