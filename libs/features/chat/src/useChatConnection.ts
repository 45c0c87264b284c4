import { useSelector } from '@xstate/react';
import type { ChatConnectionView } from './model/types';
import { useChatSession } from './useChatSession';

const statuses = ['connecting', 'online', 'reconnecting', 'offline', 'refused'] as const;

/** How the chat stands with the server. */
export function useChatConnection(): ChatConnectionView {
  const { actor } = useChatSession();
  return {
    status: useSelector(actor, (snapshot) => statuses.find((status) => snapshot.matches(status)) ?? 'connecting'),
    isWorthSaying: useSelector(actor, (snapshot) => snapshot.hasTag('worthSaying')),
    waiting: useSelector(actor, ({ context }) => context.outbox.filter(({ failedWith }) => failedWith === null).length),
  };
}
