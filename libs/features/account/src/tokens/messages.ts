import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ApiModule } from './scopes';

/** What the page of API tokens says. */
export const tokensMessages = defineMessages({
  description: {
    id: 'tokens.page.description',
    defaultMessage:
      'A script calls in your name with a token, in the apps that you choose. It never sees your password.',
  },
  guide: { id: 'tokens.page.guide', defaultMessage: 'How to call with a token' },
  path: { id: 'tokens.page.path', defaultMessage: 'Where you are' },
  list: { id: 'tokens.list.label', defaultMessage: 'Your API tokens' },
  loading: { id: 'tokens.list.loading', defaultMessage: 'Your tokens are being loaded' },
  failed: { id: 'tokens.list.failed', defaultMessage: 'Your tokens could not be loaded.' },
  empty: {
    id: 'tokens.list.empty',
    defaultMessage: 'You have no tokens. Make one for each script, so that you can revoke it alone.',
  },
  unused: { id: 'tokens.list.unused', defaultMessage: 'Never used' },
  expired: { id: 'tokens.list.expired', defaultMessage: 'Expired' },
  revoke: { id: 'tokens.list.revoke', defaultMessage: 'Revoke' },
  revokeDetail: {
    id: 'tokens.list.revokeDetail',
    defaultMessage: 'What calls with it is refused from then on. This cannot be undone.',
  },
  notRevoked: { id: 'tokens.list.notRevoked', defaultMessage: 'That token was not revoked, and is still good.' },
  make: { id: 'tokens.form.title', defaultMessage: 'New token' },
  submit: { id: 'tokens.form.submit', defaultMessage: 'Make token' },
  name: { id: 'tokens.form.name', defaultMessage: 'Name' },
  nameHint: { id: 'tokens.form.nameHint', defaultMessage: 'What it is for, such as a nightly backup.' },
  days: { id: 'tokens.form.days', defaultMessage: 'Expires after' },
  scopes: { id: 'tokens.form.scopes', defaultMessage: 'What it may do' },
  all: { id: 'tokens.form.all', defaultMessage: 'All apps' },
  read: { id: 'tokens.form.read', defaultMessage: 'Read' },
  write: { id: 'tokens.form.write', defaultMessage: 'Change' },
  made: { id: 'tokens.made.title', defaultMessage: 'Your new token' },
  madeHint: {
    id: 'tokens.made.hint',
    defaultMessage: 'Copy it now: it is not shown again. Keep it as you would a password.',
  },
  token: { id: 'tokens.made.token', defaultMessage: 'Token' },
  copy: { id: 'tokens.made.copy', defaultMessage: 'Copy' },
  copied: { id: 'tokens.made.copied', defaultMessage: 'The token was copied.' },
  notCopied: {
    id: 'tokens.made.notCopied',
    defaultMessage: 'The browser did not copy it. Select it and copy it yourself.',
  },
});

/** What is wrong with what was typed, by the codes of the rules. */
export const tokenWords = defineMessages({
  nameRequired: { id: 'tokens.form.nameRequired', defaultMessage: 'Enter a name.' },
  scopesRequired: { id: 'tokens.form.scopesRequired', defaultMessage: 'Choose at least one thing that it may do.' },
});

/** The same, with something to fill in. */
export const tokensTexts = defineMessages<{
  days: { days: number };
  expires: { date: string };
  used: { date: string };
  reads: { app: string };
  writes: { app: string };
  readsAndWrites: { app: string };
  readIn: { app: string };
  writeIn: { app: string };
  revokeNamed: { name: string };
  revokeTitle: { name: string };
  revoked: { name: string };
}>({
  days: { id: 'tokens.form.dayCount', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  expires: { id: 'tokens.list.expires', defaultMessage: 'Expires on {date}' },
  used: { id: 'tokens.list.used', defaultMessage: 'Last used on {date}' },
  reads: { id: 'tokens.scope.reads', defaultMessage: '{app} (read)' },
  writes: { id: 'tokens.scope.writes', defaultMessage: '{app} (change)' },
  readsAndWrites: { id: 'tokens.scope.readsAndWrites', defaultMessage: '{app} (read and change)' },
  readIn: { id: 'tokens.scope.readIn', defaultMessage: '{app}: read' },
  writeIn: { id: 'tokens.scope.writeIn', defaultMessage: '{app}: change' },
  revokeNamed: { id: 'tokens.list.revokeNamed', defaultMessage: 'Revoke {name}' },
  revokeTitle: { id: 'tokens.list.revokeTitle', defaultMessage: 'Revoke the token “{name}”?' },
  revoked: { id: 'tokens.list.revoked', defaultMessage: 'The token “{name}” was revoked.' },
});

/** What each module of the server is called. The compiler misses one that is not here. */
export const moduleNames: Record<ApiModule, MessageDescriptor> = defineMessages({
  academy: { id: 'tokens.module.academy', defaultMessage: 'Academy' },
  accounting: { id: 'tokens.module.accounting', defaultMessage: 'Accounting' },
  calendar: { id: 'tokens.module.calendar', defaultMessage: 'Calendar' },
  chat: { id: 'tokens.module.chat', defaultMessage: 'Chat' },
  contacts: { id: 'tokens.module.contacts', defaultMessage: 'Contacts' },
  'e-commerce': { id: 'tokens.module.eCommerce', defaultMessage: 'Products and orders' },
  'file-manager': { id: 'tokens.module.fileManager', defaultMessage: 'File manager' },
  mail: { id: 'tokens.module.mail', defaultMessage: 'Mail' },
  notes: { id: 'tokens.module.notes', defaultMessage: 'Notes' },
  notifications: { id: 'tokens.module.notifications', defaultMessage: 'Notifications' },
  profile: { id: 'tokens.module.profile', defaultMessage: 'Profile' },
  scrumboard: { id: 'tokens.module.scrumboard', defaultMessage: 'Scrumboard' },
  todo: { id: 'tokens.module.todo', defaultMessage: 'Todo' },
  uploads: { id: 'tokens.module.uploads', defaultMessage: 'Uploads' },
});
