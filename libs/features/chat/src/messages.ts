import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

/** What the chat says. */
export const chatMessages = defineMessages({
  open: { id: 'chat.panel.open', defaultMessage: 'Open chat' },
  close: { id: 'chat.panel.close', defaultMessage: 'Close chat' },
  select: { id: 'chat.panel.select', defaultMessage: 'Select a contact to start a conversation.' },
  start: { id: 'chat.panel.start', defaultMessage: 'Start a conversation by typing your message below.' },

  contacts: { id: 'chat.contacts.label', defaultMessage: 'Contacts' },
  contactsLoading: { id: 'chat.contacts.loading', defaultMessage: 'Contacts are being loaded' },
  contactsNotLoaded: { id: 'chat.contacts.notLoaded', defaultMessage: 'Your contacts could not be loaded.' },
  noContacts: { id: 'chat.contacts.none', defaultMessage: 'There is nobody to chat with yet.' },

  online: { id: 'chat.status.online', defaultMessage: 'Online' },
  'do-not-disturb': { id: 'chat.status.doNotDisturb', defaultMessage: 'Do not disturb' },
  away: { id: 'chat.status.away', defaultMessage: 'Away' },
  offline: { id: 'chat.status.offline', defaultMessage: 'Offline' },
  yourStatus: { id: 'chat.status.yours', defaultMessage: 'Your status' },
  mood: { id: 'chat.mood.label', defaultMessage: 'Mood' },
  changeMood: { id: 'chat.mood.change', defaultMessage: 'Change your mood …' },
  moodHint: { id: 'chat.mood.hint', defaultMessage: 'A few words that your contacts see under your name.' },

  dialogLoading: { id: 'chat.dialog.loading', defaultMessage: 'Messages are being loaded' },
  dialogNotLoaded: { id: 'chat.dialog.notLoaded', defaultMessage: 'The messages could not be loaded.' },
  dialogAdvice: { id: 'chat.dialog.advice', defaultMessage: 'They are safe on the server. Try again in a moment.' },
  olderLoading: { id: 'chat.dialog.olderLoading', defaultMessage: 'Older messages are being loaded' },
  olderFailed: { id: 'chat.dialog.olderFailed', defaultMessage: 'Older messages could not be loaded.' },
  newMessages: { id: 'chat.dialog.new', defaultMessage: 'New messages' },
  latest: { id: 'chat.dialog.latest', defaultMessage: 'Jump to the latest message' },
  today: { id: 'chat.dialog.today', defaultMessage: 'Today' },
  yesterday: { id: 'chat.dialog.yesterday', defaultMessage: 'Yesterday' },
  heard: { id: 'chat.dialog.heard', defaultMessage: 'Incoming messages' },

  sending: { id: 'chat.message.sending', defaultMessage: 'Sending …' },
  queued: { id: 'chat.message.queued', defaultMessage: 'Waiting for the connection' },
  sent: { id: 'chat.message.sent', defaultMessage: 'Sent' },
  read: { id: 'chat.message.read', defaultMessage: 'Read' },
  failed: { id: 'chat.message.failed', defaultMessage: 'Not sent.' },
  failedOften: { id: 'chat.message.failedOften', defaultMessage: 'Not sent: too many messages at once.' },
  failedGone: { id: 'chat.message.failedGone', defaultMessage: 'Not sent: this contact is not there any more.' },
  sendAgain: { id: 'chat.message.again', defaultMessage: 'Send again' },

  write: { id: 'chat.composer.placeholder', defaultMessage: 'Type a message' },
  send: { id: 'chat.composer.send', defaultMessage: 'Send' },
  blank: { id: 'chat.composer.blank', defaultMessage: 'Write something first.' },
  full: {
    id: 'chat.composer.full',
    defaultMessage: 'Too many messages wait to be sent. Your text is still here.',
  },
  emoji: { id: 'chat.composer.emoji', defaultMessage: 'Emoji' },

  connecting: { id: 'chat.connection.connecting', defaultMessage: 'Connecting …' },
  reconnecting: { id: 'chat.connection.reconnecting', defaultMessage: 'Reconnecting …' },
  deviceOffline: { id: 'chat.connection.offline', defaultMessage: 'You are offline.' },
  refused: { id: 'chat.connection.refused', defaultMessage: 'The chat did not let you in. Please sign in again.' },

  emojiSearch: { id: 'chat.emoji.search', defaultMessage: 'Search emoji' },
  emojiNone: { id: 'chat.emoji.none', defaultMessage: 'No emoji found.' },
  emojiGroups: { id: 'chat.emoji.groups', defaultMessage: 'Groups of emoji' },
  emojiLoading: { id: 'chat.emoji.loading', defaultMessage: 'Emoji are being loaded' },
  emojiNotLoaded: { id: 'chat.emoji.notLoaded', defaultMessage: 'The emoji could not be loaded.' },
});

/** The names of the groups of emoji, by what Unicode calls them. */
export const emojiGroupMessages = defineMessages({
  smileys_emotion: { id: 'chat.emoji.smileys', defaultMessage: 'Smileys and emotion' },
  people_body: { id: 'chat.emoji.people', defaultMessage: 'People and body' },
  animals_nature: { id: 'chat.emoji.nature', defaultMessage: 'Animals and nature' },
  food_drink: { id: 'chat.emoji.food', defaultMessage: 'Food and drink' },
  travel_places: { id: 'chat.emoji.travel', defaultMessage: 'Travel and places' },
  activities: { id: 'chat.emoji.activities', defaultMessage: 'Activities' },
  objects: { id: 'chat.emoji.objects', defaultMessage: 'Objects' },
  symbols: { id: 'chat.emoji.symbols', defaultMessage: 'Symbols' },
  flags: { id: 'chat.emoji.flags', defaultMessage: 'Flags' },
});

type Sentences =
  | 'messagesWith'
  | 'messageTo'
  | 'unread'
  | 'newCount'
  | 'typing'
  | 'heardFrom'
  | 'mineAt'
  | 'theirsAt'
  | 'charactersLeft'
  | 'tooLong'
  | 'waiting'
  | 'statusNow';

/** What has a value in it. */
export const chatSentences: Record<Sentences, MessageDescriptor> = defineMessages({
  messagesWith: { id: 'chat.dialog.label', defaultMessage: 'Messages with {name}' },
  messageTo: { id: 'chat.composer.label', defaultMessage: 'Message to {name}' },
  unread: {
    id: 'chat.contacts.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  },
  newCount: {
    id: 'chat.dialog.newCount',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
  },
  typing: { id: 'chat.dialog.typing', defaultMessage: '{name} is typing …' },
  heardFrom: { id: 'chat.dialog.heardFrom', defaultMessage: '{name}: {text}' },
  mineAt: { id: 'chat.message.mine', defaultMessage: 'You, {time}:' },
  theirsAt: { id: 'chat.message.theirs', defaultMessage: '{name}, {time}:' },
  charactersLeft: {
    id: 'chat.composer.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  tooLong: {
    id: 'chat.composer.tooLong',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
  waiting: {
    id: 'chat.connection.waiting',
    defaultMessage: '{count, plural, one {# message waits to be sent.} other {# messages wait to be sent.}}',
  },
  statusNow: { id: 'chat.status.now', defaultMessage: 'Your status: {status}' },
});
