import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Notification } from './useNotifications';

/** What each kind of notification tells; a `text` has no sentence of ours. The server says the same in English. */
export const sentences: Record<Exclude<Notification['kind'], 'text'>, MessageDescriptor> = defineMessages({
  mail: { id: 'shell.notification.mail', defaultMessage: 'New mail from {name}: {subject}' },
  'card-member': {
    id: 'shell.notification.cardMember',
    defaultMessage: '{displayName} added you to the card “{card}” on the board “{board}”.',
  },
  welcome: { id: 'shell.notification.welcome', defaultMessage: 'Welcome to Ezone, {displayName}!' },
});
