import { listMessages } from '@ezone/shell/page/list-detail';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { MailOrder } from './model/mailsIn';
import type { MailFilter, MailFolder } from './model/mailView';

/** What the mails say. */
export const mailMessages = defineMessages({
  search: { id: 'mail.list.search', defaultMessage: 'Search mails' },
  parts: { id: 'mail.list.parts', defaultMessage: 'Folders and labels' },
  filters: { id: 'mail.list.filters', defaultMessage: 'Filters' },
  labels: { id: 'mail.list.labels', defaultMessage: 'Labels' },
  noSubject: { id: 'mail.list.noSubject', defaultMessage: '(No subject)' },
  noRecipients: { id: 'mail.list.noRecipients', defaultMessage: '(No recipients)' },
  draft: { id: 'mail.list.draft', defaultMessage: 'Draft' },
  self: { id: 'mail.list.self', defaultMessage: 'me' },
  unread: { id: 'mail.state.unread', defaultMessage: 'Unread' },
  starred: { id: 'mail.state.starred', defaultMessage: 'Starred' },
  important: { id: 'mail.state.important', defaultMessage: 'Important' },
  hasAttachments: { id: 'mail.state.hasAttachments', defaultMessage: 'Has attachments' },
  readOrUnread: { id: 'mail.action.readOrUnread', defaultMessage: 'Read or unread' },
  star: { id: 'mail.action.star', defaultMessage: 'Star' },
  prioritise: { id: 'mail.action.prioritise', defaultMessage: 'Important or not' },
  label: { id: 'mail.action.label', defaultMessage: 'Label …' },
  spam: { id: 'mail.action.spam', defaultMessage: 'Report spam' },
  archive: { id: 'mail.action.archive', defaultMessage: 'Archive' },
  toInbox: { id: 'mail.action.toInbox', defaultMessage: 'Move to inbox' },
  moveTo: { id: 'mail.action.moveTo', defaultMessage: 'Move to …' },
  notSpam: { id: 'mail.action.notSpam', defaultMessage: 'Not spam' },
  toTrash: { id: 'mail.action.toTrash', defaultMessage: 'Move to trash' },
  restore: { id: 'mail.action.restore', defaultMessage: 'Put back' },
  deleteForGood: { id: 'mail.action.deleteForGood', defaultMessage: 'Delete permanently' },
  showImages: { id: 'mail.action.showImages', defaultMessage: 'Show images' },
  toTodo: { id: 'mail.action.toTodo', defaultMessage: 'Make a todo of it' },
  toEvent: { id: 'mail.action.toEvent', defaultMessage: 'Plan an event' },
  toNote: { id: 'mail.action.toNote', defaultMessage: 'Make a note of it' },
  toContacts: { id: 'mail.action.toContacts', defaultMessage: 'Add to contacts' },
  print: { id: 'mail.action.print', defaultMessage: 'Print' },
  to: { id: 'mail.read.to', defaultMessage: 'To' },
  attachments: { id: 'mail.read.attachments', defaultMessage: 'Attachments' },
  message: { id: 'mail.read.message', defaultMessage: 'Message' },
  imagesBlocked: {
    id: 'mail.read.imagesBlocked',
    defaultMessage: 'Images are not loaded: whoever sent them would learn that you read this.',
  },
  alwaysImages: { id: 'mail.action.alwaysImages', defaultMessage: 'Always from this sender' },
  imagesTrusted: { id: 'mail.read.imagesTrusted', defaultMessage: 'Images from this sender are always shown.' },
  notAlways: { id: 'mail.action.notAlways', defaultMessage: 'Not any more' },
  trusted: { id: 'mail.list.trusted', defaultMessage: 'Senders with images' },
  messageFailed: { id: 'mail.read.failed', defaultMessage: 'The message could not be loaded.' },
});

export const folderMessages: Record<MailFolder, MessageDescriptor> = defineMessages({
  inbox: { id: 'mail.folder.inbox', defaultMessage: 'Inbox' },
  sent: { id: 'mail.folder.sent', defaultMessage: 'Sent' },
  drafts: { id: 'mail.folder.drafts', defaultMessage: 'Drafts' },
  archive: { id: 'mail.folder.archive', defaultMessage: 'Archive' },
  spam: { id: 'mail.folder.spam', defaultMessage: 'Spam' },
  trash: { id: 'mail.folder.trash', defaultMessage: 'Trash' },
});

export const filterMessages: Record<MailFilter, MessageDescriptor> = {
  starred: mailMessages.starred,
  important: mailMessages.important,
};

/** What stands in a folder without mails. */
export const emptyMessages: Record<MailFolder, MessageDescriptor> = defineMessages({
  inbox: { id: 'mail.empty.inbox', defaultMessage: 'No mail. What is sent to you appears here.' },
  sent: { id: 'mail.empty.sent', defaultMessage: 'What you send appears here.' },
  drafts: { id: 'mail.empty.drafts', defaultMessage: 'What you have begun to write appears here.' },
  archive: {
    id: 'mail.empty.archive',
    defaultMessage: 'What you are done with, and want to keep, is here once you archive it.',
  },
  spam: { id: 'mail.empty.spam', defaultMessage: 'No spam.' },
  trash: { id: 'mail.empty.trash', defaultMessage: 'The trash is empty.' },
});

export const orderMessages: Record<MailOrder, MessageDescriptor> = {
  newest: listMessages.newest,
  ...defineMessages({
    oldest: { id: 'mail.order.oldest', defaultMessage: 'Oldest first' },
    sender: { id: 'mail.order.sender', defaultMessage: 'By name' },
  }),
};

type Sentences =
  | 'count'
  | 'countUnread'
  | 'older'
  | 'origin'
  | 'untrust'
  | 'noneMarked'
  | 'noneWithLabel'
  | 'markedRead'
  | 'markedUnread'
  | 'trashed'
  | 'spammed'
  | 'archived'
  | 'movedBack'
  | 'labelled'
  | 'unlabel'
  | 'askDelete'
  | 'deleted';

/** What has a value in it. */
export const mailSentences: Record<Sentences, MessageDescriptor> = defineMessages({
  count: { id: 'mail.list.count', defaultMessage: '{count, plural, one {# mail} other {# mails}}' },
  countUnread: {
    id: 'mail.list.countUnread',
    defaultMessage: '{count, plural, one {# mail} other {# mails}}, {unread, number} unread',
  },
  older: { id: 'mail.read.older', defaultMessage: '{count, plural, one {# older mail} other {# older mails}}' },
  origin: { id: 'mail.made.origin', defaultMessage: 'From {name}, {moment}' },
  untrust: { id: 'mail.action.untrust', defaultMessage: 'Do not always show images from {address}' },
  noneMarked: { id: 'mail.empty.filter', defaultMessage: 'No mail is marked as “{name}”.' },
  noneWithLabel: { id: 'mail.empty.label', defaultMessage: 'No mail has the label “{name}”.' },
  markedRead: {
    id: 'mail.said.read',
    defaultMessage: '{count, plural, one {Mail is read.} other {# mails are read.}}',
  },
  markedUnread: {
    id: 'mail.said.unread',
    defaultMessage: '{count, plural, one {Mail is unread.} other {# mails are unread.}}',
  },
  trashed: {
    id: 'mail.said.trashed',
    defaultMessage: '{count, plural, one {Mail moved to the trash.} other {# mails moved to the trash.}}',
  },
  spammed: {
    id: 'mail.said.spammed',
    defaultMessage: '{count, plural, one {Mail moved to spam.} other {# mails moved to spam.}}',
  },
  archived: {
    id: 'mail.said.archived',
    defaultMessage: '{count, plural, one {Mail archived.} other {# mails archived.}}',
  },
  movedBack: {
    id: 'mail.said.movedBack',
    defaultMessage: '{count, plural, one {Mail put back.} other {# mails put back.}}',
  },
  labelled: {
    id: 'mail.said.labelled',
    defaultMessage: '{count, plural, one {Labels of the mail changed.} other {Labels of # mails changed.}}',
  },
  unlabel: { id: 'mail.read.unlabel', defaultMessage: 'Take the label “{name}” away' },
  askDelete: {
    id: 'mail.ask.delete',
    defaultMessage:
      '{count, plural, one {“{name}” will be gone for good.} other {# mails will be gone for good.}} This cannot be undone.',
  },
  deleted: {
    id: 'mail.said.deleted',
    defaultMessage: '{count, plural, one {Mail deleted permanently.} other {# mails deleted permanently.}}',
  },
});
