import { ApiError } from '@ezone/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { MessageDescriptor } from 'react-intl';

const RETRIES = 2;

/** Seconds that a page waits at most for what it has asked for, because the server asks it to; whoever waits longer is told so. */
const LONGEST_WAIT = 10;

/**
 * Whether to ask again: where the network or the server failed, or there was too much at once, never where the server has said no.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError) || (error.retryAfter ?? 0) > LONGEST_WAIT) return false;
  return error.isOffline || error.statusCode === 429 || error.statusCode >= 500;
}

/** Milliseconds to wait before the next try: what the server asks for, else one second, then two. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 1000 * 2 ** failures : asked * 1000;
}

/** What a query or a mutation says of itself, as its `meta`. */
export type CallMeta = {
  /** The sentence for when it fails: what happened and what is still safe. Without it a general one is said. */
  failed?: MessageDescriptor;
  /** The caller shows the failure in place, so that no toast is needed. */
  suppressToast?: boolean;
};

declare module '@tanstack/react-query' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What the app knows from the server: a list counts as fresh for half a minute, and is asked for again after an outage. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': a call made offline fails and says so, instead of waiting in silence for the network.
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay,
        staleTime: 30_000,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** How a call ended. A failed `load` had nothing to show yet and is told where its content would stand. */
export type CallEnd =
  { succeeded: true } | { succeeded: false; kind: 'load' | 'refresh' | 'change'; error: unknown; meta?: CallMeta };

/**
 * Tells of the end of every call, after its last try.
 * @returns a function that stops the telling
 */
export function watchCalls(client: QueryClient, onEnd: (end: CallEnd) => void): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success' && !action.manual) onEnd({ succeeded: true });
    if (action.type !== 'error') return;
    const kind = query.state.data === undefined ? 'load' : 'refresh';
    onEnd({ succeeded: false, kind, error: action.error, meta: query.meta });
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, mutation } = event;
    if (action.type === 'success') onEnd({ succeeded: true });
    if (action.type === 'error') onEnd({ succeeded: false, kind: 'change', error: action.error, meta: mutation.meta });
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
