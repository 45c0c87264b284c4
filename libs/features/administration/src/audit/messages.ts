import { defineMessages } from 'react-intl';

export const auditMessages = defineMessages({
  description: {
    id: 'administration.audit.description',
    defaultMessage: 'Who signed in, and who wrote what. Entries never change, and are kept for 90 days.',
  },
  who: { id: 'administration.audit.who', defaultMessage: 'E-mail address or id of a user' },
  action: { id: 'administration.audit.action', defaultMessage: 'Action' },
  from: { id: 'administration.audit.from', defaultMessage: 'From' },
  to: { id: 'administration.audit.to', defaultMessage: 'To' },
  list: { id: 'administration.audit.list', defaultMessage: 'List' },
  record: { id: 'administration.audit.record', defaultMessage: 'Record' },
  entries: { id: 'administration.audit.entries', defaultMessage: 'Entries, the latest first' },
  loading: { id: 'administration.audit.loading', defaultMessage: 'Entries are being loaded' },
  failed: { id: 'administration.audit.failed', defaultMessage: 'The audit log could not be loaded.' },
  none: { id: 'administration.audit.none', defaultMessage: 'Nothing like that was recorded.' },
  export: { id: 'administration.audit.export', defaultMessage: 'Save as a table' },
  notExported: { id: 'administration.audit.notExported', defaultMessage: 'The table was not saved.' },
  by: { id: 'administration.audit.by', defaultMessage: 'By' },
  about: { id: 'administration.audit.about', defaultMessage: 'About' },
  address: { id: 'administration.audit.address', defaultMessage: 'From the address' },
  details: { id: 'administration.audit.details', defaultMessage: 'Details' },
  nobody: { id: 'administration.audit.nobody', defaultMessage: 'Unknown, or the server itself' },
});

export const auditTexts = defineMessages<{ exported: { count: number }; exportedPart: { count: number } }>({
  exported: {
    id: 'administration.audit.exported',
    defaultMessage: '{count, plural, one {# entry was saved.} other {# entries were saved.}}',
  },
  exportedPart: {
    id: 'administration.audit.exportedPart',
    defaultMessage: 'The latest {count} entries were saved. Choose a shorter time for the older ones.',
  },
});

/** What each action is called. */
export const actionNames = defineMessages({
  'sign-in-failed': { id: 'administration.action.signInFailed', defaultMessage: 'Sign-in failed' },
  'sign-in': { id: 'administration.action.signIn', defaultMessage: 'Signed in' },
  registration: { id: 'administration.action.registration', defaultMessage: 'Registered' },
  'sign-out': { id: 'administration.action.signOut', defaultMessage: 'Signed out' },
  'session-ended': { id: 'administration.action.sessionEnded', defaultMessage: 'Ended an own session' },
  'other-sessions-ended': {
    id: 'administration.action.otherSessionsEnded',
    defaultMessage: 'Ended all other own sessions',
  },
  'password-change-failed': {
    id: 'administration.action.passwordChangeFailed',
    defaultMessage: 'Change of the password failed',
  },
  'password-changed': { id: 'administration.action.passwordChanged', defaultMessage: 'Changed the password' },
  'password-reset-asked': {
    id: 'administration.action.passwordResetAsked',
    defaultMessage: 'A link for another password was asked for',
  },
  'password-reset': { id: 'administration.action.passwordReset', defaultMessage: 'Chose another password by a link' },
  'profile-changed': { id: 'administration.action.profileChanged', defaultMessage: 'Changed the own name or picture' },
  'role-changed': { id: 'administration.action.roleChanged', defaultMessage: 'Changed a role' },
  'user-disabled': { id: 'administration.action.userDisabled', defaultMessage: 'Disabled a user' },
  'user-enabled': { id: 'administration.action.userEnabled', defaultMessage: 'Enabled a user' },
  'user-sessions-ended': {
    id: 'administration.action.userSessionsEnded',
    defaultMessage: 'Signed a user out everywhere',
  },
  'user-invited': { id: 'administration.action.userInvited', defaultMessage: 'Invited somebody' },
  'invitation-withdrawn': {
    id: 'administration.action.invitationWithdrawn',
    defaultMessage: 'Withdrew an invitation',
  },
  'invitation-accepted': { id: 'administration.action.invitationAccepted', defaultMessage: 'Came by an invitation' },
  'audit-log-exported': {
    id: 'administration.action.auditLogExported',
    defaultMessage: 'Saved the audit log as a table',
  },
  'api-token-made': { id: 'administration.action.apiTokenMade', defaultMessage: 'Made an API token' },
  'api-token-revoked': { id: 'administration.action.apiTokenRevoked', defaultMessage: 'Revoked an API token' },
  created: { id: 'administration.action.created', defaultMessage: 'Created' },
  updated: { id: 'administration.action.updated', defaultMessage: 'Changed' },
  removed: { id: 'administration.action.removed', defaultMessage: 'Moved to the trash' },
  restored: { id: 'administration.action.restored', defaultMessage: 'Brought back from the trash' },
  deleted: { id: 'administration.action.deleted', defaultMessage: 'Deleted for good' },
});
