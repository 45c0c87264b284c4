import { localStore } from '@ezone/shell/data/storage';
import type { SideFeature } from '@ezone/shell/panels/side';
import { theme } from '@ezone/ui/theme';
import { MessagesSquare } from 'lucide-react';
import { outboxPrefix } from './model/outboxPrefix';
import { chatTitles } from './titles';

/** The chat, at the side of every page of the signed-in. */
export const chatSide: SideFeature = {
  title: chatTitles.chat,
  waiting: chatTitles.waiting,
  icon: MessagesSquare,
  menu: { group: 'applications', order: 50 },
  width: theme.width.chat,
  rail: theme.width.chatRail,
  // Where one writes.
  foot: '6.4rem',
  countUnsent: (userId) => localStore.keys(outboxPrefix(userId)).length,
  messages: ['chat'],
  lazyWaiting: () => import('./SideWaiting'),
  lazy: () => import('./ChatPanel'),
};
