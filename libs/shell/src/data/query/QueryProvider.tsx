import { ApiError } from '@ezone/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { isAway, useConnection } from '../online';
import { useToast } from '../../notices/toast';
import { createQueryClient, watchCalls } from './createQueryClient';
import type { CallEnd } from './createQueryClient';
import { isWorthTelling, reasonOf } from './failure';
import { queryMessages } from './messages';

export type QueryProviderProps = {
  /** Whose data it is: the user's uuid, null for a guest. What one user saw is gone before the next one sees anything. */
  userId: string | null;
  children: ReactNode;
};

/** Gives everything below what the server knows, tells the user of failed calls and the connection of all of them. */
export const QueryProvider = ({ userId, children }: QueryProviderProps) => (
  // All that is below starts anew with another user: a component that stayed would hold on to what it had been told.
  <QueriesOfOne key={userId ?? 'guest'}>{children}</QueriesOfOne>
);

function QueriesOfOne({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const connection = useConnection();
  const [client] = useState(createQueryClient);

  const ended = useEffectEvent((end: CallEnd) => {
    if (end.succeeded) {
      connection.send({ type: 'call.succeeded' });
      return;
    }
    const { error, kind, meta } = end;
    const isOffline = error instanceof ApiError && error.isOffline;
    // The banner says it for as long as it lasts.
    const isSaid = isOffline && kind === 'refresh' && isAway(connection.getSnapshot());
    if (isOffline) connection.send({ type: 'call.failed' });
    if (kind === 'load' || isSaid || meta?.suppressToast || !isWorthTelling(error)) return;
    const what: MessageDescriptor =
      meta?.failed ?? (kind === 'change' ? queryMessages.changeFailed : queryMessages.refreshFailed);
    const why = reasonOf(error);
    const message = why ? `${formatMessage(what)} ${formatMessage(why)}` : formatMessage(what);
    // The same again takes the place of the toast before it: ten lists that fail together are one toast.
    toast.show({ variant: 'error', message, key: `failure: ${message}` });
  });
  useEffect(() => watchCalls(client, (end) => ended(end)), [client]);
  // Its timers would hold what it knows for five minutes, also after a page without the shell, which is given a new client afterwards.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Not where React only tries whether effects can be run again.
      queueMicrotask(() => {
        if (!isHere.current) client.clear();
      });
    };
  }, [client]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
