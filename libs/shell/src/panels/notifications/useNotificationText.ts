import { defineMessages, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Notification } from './useNotifications';

/** What each kind of notification tells; a `text` has no sentence of ours. The server says the same in English. */
export const sentences: Record<Exclude<Notification['kind'], 'text'>, MessageDescriptor> = defineMessages({
  mail: { id: 'shell.notification.mail', defaultMessage: 'New mail from {name}: {subject}' },
  'card-member': {
    id: 'shell.notification.cardMember',
    defaultMessage: '{displayName} added you to the card “{card}” on the board “{board}”.',
  },
  'card-due': {
    id: 'shell.notification.cardDue',
    defaultMessage: 'The card “{card}” on the board “{board}” is due.',
  },
  'event-start': { id: 'shell.notification.eventStart', defaultMessage: 'The event “{event}” has begun.' },
  'note-reminder': { id: 'shell.notification.noteReminder', defaultMessage: 'Reminder: {note}' },
  'todo-due': { id: 'shell.notification.todoDue', defaultMessage: 'The todo “{todo}” is due.' },
  welcome: { id: 'shell.notification.welcome', defaultMessage: 'Welcome to Ezone, {displayName}!' },
});

/** The server may be of a later release, and know more kinds. */
const known: Partial<Record<string, MessageDescriptor>> = sentences;

/**
 * Says what a notification tells in the language on screen. Where there is no sentence for its kind that is the server's, in
 * whatever language it is.
 */
export function useNotificationText(): (notification: Notification) => { text: string; isTranslated: boolean } {
  const { formatMessage } = useIntl();
  return ({ kind, params, message }) => {
    const sentence = known[kind];
    return sentence
      ? { text: formatMessage(sentence, params), isTranslated: true }
      : { text: message, isTranslated: false };
  };
}
