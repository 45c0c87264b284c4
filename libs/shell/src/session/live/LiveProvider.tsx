import { connectLive } from '@ezone/api-client';
import { createContext, use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useAuth } from '../AuthProvider';
import type { ServerEvents } from './LiveSocket';
import { catchUpOf } from './catchUp';
import { createLiveSocket } from './createLiveSocket';
import type { LiveSocket } from './LiveSocket';
import { whenIdle } from './whenIdle';

/** The live connection of whoever is signed in; null for a guest. Stories and specs provide their own. */
export const LiveContext = createContext<LiveSocket | null>(null);

export type LiveProviderProps = {
  /** Who is signed in: the user's uuid; null for a guest, who has no connection. */
  userId: string | null;
  /** Makes the connection. @default createLiveSocket */
  create?: typeof createLiveSocket;
  children: ReactNode;
};

/**
 * Keeps one user's live connection open while it is mounted; another user gets another one. It needs an AuthProvider above
 * it, whose session hears when the server does not take the token any more.
 */
export const LiveProvider = ({ userId, create = createLiveSocket, children }: LiveProviderProps) => {
  const { session } = useAuth();
  const live = useMemo(
    () =>
      userId === null
        ? null
        : create({
            userId,
            getToken: () => session.getSnapshot().context.token,
            onRefused: (token) => {
              session.send({ type: 'call.unauthorized', token });
            },
          }),
    [userId, session, create],
  );
  useEffect(() => {
    if (!live) return;
    // What is on the page comes first.
    const stopWaiting = whenIdle(live.open);
    const disconnect = connectLive({ getId: live.getId, onList: catchUpOf(live).onList });
    return () => {
      stopWaiting();
      disconnect();
      live.close();
    };
  }, [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
};

/** The live connection of whoever is signed in. */
export const useLive = (): LiveSocket => {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive needs a LiveProvider above it, and somebody who is signed in.');
  return live;
};

/** Listens to what the server tells while the component is mounted. A guest hears nothing. */
export const useLiveEvent = <E extends keyof ServerEvents>(
  event: E,
  listener: (payload: ServerEvents[E]) => void,
): void => {
  const live = use(LiveContext);
  const heard = useEffectEvent(listener);
  useEffect(
    () =>
      live?.on(event, (payload) => {
        heard(payload);
      }),
    [live, event],
  );
};
