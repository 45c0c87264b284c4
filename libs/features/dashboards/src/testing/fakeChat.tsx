import type { SideFeature } from '@ezone/shell/panels/side';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';

/** The chat is another feature: what stands for it says with whom, and counts what it is told to. */
export const fakeChat = () => {
  let count = 0;
  let tell: (count: number) => void = () => undefined;
  const feature: SideFeature = {
    title: { id: 'menu.chat.title', defaultMessage: 'Chat' },
    waiting: {
      id: 'menu.chat.waiting',
      defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    },
    icon: MessagesSquare,
    menu: { group: 'applications', order: 50 },
    ...{ width: '36rem', rail: '7rem', foot: '0px' },
    messages: [],
    lazyWaiting: () =>
      Promise.resolve({
        SideWaiting: ({ onWaiting }) => {
          useEffect(() => {
            tell = onWaiting;
            tell(count);
          }, [onWaiting]);
          return null;
        },
      }),
    lazy: () =>
      Promise.resolve({ SideContent: ({ called }) => <p>{called ? `Chat with ${called.userId}` : 'All chats'}</p> }),
  };
  return {
    feature,
    /** So many messages are unread from now on. */
    setUnread: (unread: number) => {
      count = unread;
      tell(count);
    },
  };
};

export type FakeChat = ReturnType<typeof fakeChat>;
