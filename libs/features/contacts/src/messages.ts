import { listMessages } from '@ezone/shell/page/list-detail';
import type { LabelsWords } from '@ezone/shell/page/labels';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { ContactOrder } from './model/contactsIn';
import type { ContactView } from './model/contactView';

/** What the contacts say. */
export const contactsMessages = defineMessages({
  search: { id: 'contacts.list.search', defaultMessage: 'Search contacts' },
  letters: { id: 'contacts.list.letters', defaultMessage: 'Letters' },
  empty: { id: 'contacts.list.empty', defaultMessage: 'The people you know appear here.' },
  noneStarred: { id: 'contacts.list.noneStarred', defaultMessage: 'Whom you star appears here.' },
  noneFrequent: {
    id: 'contacts.list.noneFrequent',
    defaultMessage: 'Those to whom you have sent five mails or five messages appear here.',
  },
  noneInGroup: { id: 'contacts.list.noneInGroup', defaultMessage: 'Nobody is in this group yet.' },
  groupGone: { id: 'contacts.list.groupGone', defaultMessage: 'This group does not exist any more.' },
  toAll: { id: 'contacts.list.toAll', defaultMessage: 'Show all contacts' },
  nameless: { id: 'contacts.list.nameless', defaultMessage: 'No name' },
  parts: { id: 'contacts.list.parts', defaultMessage: 'Lists and groups' },
  create: { id: 'contacts.list.create', defaultMessage: 'New contact' },
  groups: { id: 'contacts.group.title', defaultMessage: 'Groups' },
  group: { id: 'contacts.group.one', defaultMessage: 'Group' },
  edit: { id: 'contacts.action.edit', defaultMessage: 'Edit' },
  star: { id: 'contacts.action.star', defaultMessage: 'Star' },
  toGroup: { id: 'contacts.action.group', defaultMessage: 'Put into groups' },
  write: { id: 'contacts.action.write', defaultMessage: 'Write mail' },
  chat: { id: 'contacts.action.chat', defaultMessage: 'Chat' },
  call: { id: 'contacts.action.call', defaultMessage: 'Call' },
  lastMails: { id: 'contacts.mails.title', defaultMessage: 'Last mails' },
  sentMail: { id: 'contacts.mails.sent', defaultMessage: 'Sent' },
  receivedMail: { id: 'contacts.mails.received', defaultMessage: 'Received' },
  noSubject: { id: 'contacts.mails.noSubject', defaultMessage: 'No subject' },
  starred: { id: 'contacts.field.starred', defaultMessage: 'Starred' },
  avatar: { id: 'contacts.field.avatar', defaultMessage: 'Picture' },
  name: { id: 'contacts.field.name', defaultMessage: 'First name' },
  lastName: { id: 'contacts.field.lastName', defaultMessage: 'Last name' },
  nickname: { id: 'contacts.field.nickname', defaultMessage: 'Nickname' },
  company: { id: 'contacts.field.company', defaultMessage: 'Company' },
  jobTitle: { id: 'contacts.field.jobTitle', defaultMessage: 'Job title' },
  email: { id: 'contacts.field.email', defaultMessage: 'Email' },
  phone: { id: 'contacts.field.phone', defaultMessage: 'Phone' },
  address: { id: 'contacts.field.address', defaultMessage: 'Address' },
  birthday: { id: 'contacts.field.birthday', defaultMessage: 'Birthday' },
  notes: { id: 'contacts.field.notes', defaultMessage: 'Notes' },
  emailWrong: { id: 'contacts.rule.emailWrong', defaultMessage: 'This is not an email address.' },
  nameNeeded: {
    id: 'contacts.rule.nameNeeded',
    defaultMessage: 'Give a name, a company, an email or a phone number to know them by.',
  },
});

/** The lists that every user has. */
export const listNames: Record<Exclude<ContactView['kind'], 'group'>, MessageDescriptor> = defineMessages({
  all: { id: 'contacts.view.all', defaultMessage: 'All contacts' },
  starred: { id: 'contacts.view.starred', defaultMessage: 'Starred' },
  frequent: { id: 'contacts.view.frequent', defaultMessage: 'Frequent' },
});

export const orderMessages: Record<ContactOrder, MessageDescriptor> = {
  ...defineMessages({
    name: { id: 'contacts.order.name', defaultMessage: 'By first name' },
    lastName: { id: 'contacts.order.lastName', defaultMessage: 'By last name' },
  }),
  newest: listMessages.newest,
};

/** How groups are spoken of where they are managed. */
export const groupWords: LabelsWords = defineMessages({
  choose: { id: 'contacts.groups.choose', defaultMessage: 'All groups' },
  edit: { id: 'contacts.groups.edit', defaultMessage: 'Edit groups' },
  new: { id: 'contacts.groups.new', defaultMessage: 'New group' },
  taken: { id: 'contacts.groups.taken', defaultMessage: 'There is a group of that name already.' },
  none: { id: 'contacts.groups.none', defaultMessage: 'There are no groups yet.' },
  rename: { id: 'contacts.groups.rename', defaultMessage: 'Name of the group {name}' },
  remove: { id: 'contacts.groups.remove', defaultMessage: 'Remove the group {name}' },
});

type Sentences =
  | 'count'
  | 'starred'
  | 'unstarred'
  | 'joined'
  | 'left'
  | 'groupRemoved'
  | 'groupFailed'
  | 'toLetter'
  | 'roleAt'
  | 'chosenFor';

/** What has a value in it. */
export const contactsSentences: Record<Sentences, MessageDescriptor> = defineMessages({
  count: { id: 'contacts.list.count', defaultMessage: '{count, plural, one {# contact} other {# contacts}}' },
  starred: {
    id: 'contacts.said.starred',
    defaultMessage: '{count, plural, one {# contact starred.} other {# contacts starred.}}',
  },
  unstarred: {
    id: 'contacts.said.unstarred',
    defaultMessage: '{count, plural, one {# contact is starred no more.} other {# contacts are starred no more.}}',
  },
  joined: {
    id: 'contacts.said.joined',
    defaultMessage: '{count, plural, one {# contact is in {name} now.} other {# contacts are in {name} now.}}',
  },
  left: {
    id: 'contacts.said.left',
    defaultMessage: '{count, plural, one {# contact is out of {name}.} other {# contacts are out of {name}.}}',
  },
  groupRemoved: {
    id: 'contacts.said.groupRemoved',
    defaultMessage: 'Group {name} removed. Its contacts are still here.',
  },
  groupFailed: {
    id: 'contacts.said.groupFailed',
    defaultMessage: 'The groups were not saved and are as they were before.',
  },
  toLetter: { id: 'contacts.list.toLetter', defaultMessage: 'Go to {letter}' },
  roleAt: { id: 'contacts.card.roleAt', defaultMessage: '{role}, {company}' },
  chosenFor: {
    id: 'contacts.groups.chosenFor',
    defaultMessage: '{count, plural, one {Groups of {name}} other {Groups of # contacts}}',
  },
});

/** The menu of what concerns all contacts: files, and those that are possibly one. */
export const filesMessages = defineMessages({
  files: { id: 'contacts.files.menu', defaultMessage: 'Import, export and duplicates' },
  import: { id: 'contacts.files.import', defaultMessage: 'Import contacts' },
  exportCsv: { id: 'contacts.files.exportCsv', defaultMessage: 'Table (CSV)' },
  export: { id: 'contacts.files.export', defaultMessage: 'Export' },
  find: { id: 'contacts.duplicates.find', defaultMessage: 'Find duplicates' },
});
