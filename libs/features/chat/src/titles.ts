import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the shell says of the chat: in the menu, which is there before the chat is. */
export const chatTitles: Record<'chat' | 'waiting', MessageDescriptor> = defineMessages({
  chat: { id: 'menu.chat.title', defaultMessage: 'Chat' },
  waiting: {
    id: 'menu.chat.waiting',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  },
});
