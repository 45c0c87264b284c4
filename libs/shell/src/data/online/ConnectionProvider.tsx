import { onlineManager } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { connectionMachine, isAway } from './connectionMachine';

/** The connection, for those who tell it about calls or ask it. */
export type Connection = ActorRefFrom<typeof connectionMachine>;

const ConnectionContext = createContext<Connection | null>(null);

const machine = connectionMachine.provide({
  actors: {
    reachServer: fromPromise<unknown>(async ({ signal }) => {
      const { ok, status } = await fetch('/api/health/live', { signal, cache: 'no-store' });
      if (!ok) throw new Error(`The server answers ${String(status)}.`);
    }),
  },
});

/** The connection of the app. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionProvider above it.');
  return connection;
}

/** Watches whether the server can be reached; when it is back, what is on screen is asked for again. */
export const ConnectionProvider = ({ children }: { children: ReactNode }) => {
  const connection = useActorRef(machine, { input: { isOnline: navigator.onLine } });

  useEffect(() => {
    const wentOnline = () => connection.send({ type: 'browser.wentOnline' });
    const wentOffline = () => connection.send({ type: 'browser.wentOffline' });
    addEventListener('online', wentOnline);
    addEventListener('offline', wentOffline);
    return () => {
      removeEventListener('online', wentOnline);
      removeEventListener('offline', wentOffline);
    };
  }, [connection]);

  const isGone = useSelector(connection, isAway);
  useEffect(() => {
    onlineManager.setOnline(!isGone);
  }, [isGone]);

  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
};
