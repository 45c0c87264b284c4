import { useApi } from '@ezone/shell/data/query';
import { useLive } from '@ezone/shell/session/live';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { chatKeys } from './chatCache';
import { createChatSession } from './chatSession';
import type { ChatSession } from './chatSession';
import type { chatConnectionMachine } from './machines/chatConnectionMachine';
import type { ChatConnectionView } from './model/types';

type Running = { session: ChatSession; users: number; stop: (() => void) | null };

/** The chats that run. There is one client of queries for each user, and it lives as long as they are signed in. */
const running = new WeakMap<QueryClient, Running>();

/**
 * The chat of whoever is signed in: the same one for all that use it, so that it needs no provider. It runs from when the
 * first of them is mounted until the last one is gone.
 */
export function useChatSession(): ChatSession {
  const live = useLive();
  const api = useApi();
  const client = useQueryClient();
  let chat = running.get(client);
  if (!chat) {
    chat = { session: createChatSession({ live, api, client }), users: 0, stop: null };
    running.set(client, chat);
  }
  const { session } = chat;

  useEffect(() => {
    const used = running.get(client);
    if (!used) return;
    used.users += 1;
    used.stop ??= used.session.start();
    return () => {
      used.users -= 1;
      // One view goes and another comes: only what stays unused is ended.
      setTimeout(() => {
        if (used.users > 0) return;
        used.stop?.();
        used.stop = null;
        if (running.get(client) === used) running.delete(client);
      });
    };
  }, [client, session]);
  return session;
}

/** The contacts of the chat, as the server tells of them. */
export const contactsQuery = (session: ChatSession) => ({
  queryKey: chatKeys.contacts,
  queryFn: ({ signal }: { signal: AbortSignal }) => session.contacts(signal),
  meta: { suppressToast: true },
});

const statuses = ['connecting', 'online', 'reconnecting', 'offline', 'refused'] as const;

/** What there is to say of the connection. */
export const connectionOf = (snapshot: SnapshotFrom<typeof chatConnectionMachine>): ChatConnectionView => ({
  status: statuses.find((status) => snapshot.matches(status)) ?? 'connecting',
  isWorthSaying: snapshot.hasTag('worthSaying'),
  waiting: snapshot.context.outbox.filter(({ failedWith }) => failedWith === null).length,
});

/** How the chat stands with the server. */
export const useChatConnection = (): ChatConnectionView =>
  useSelector(useChatSession().actor, connectionOf, shallowEqual);
