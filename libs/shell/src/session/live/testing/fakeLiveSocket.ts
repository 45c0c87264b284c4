import type { ClientEvents, ServerEvents } from '../LiveSocket';
import { LiveError } from '../LiveError';
import type { LiveSocket, LiveStatus } from '../LiveSocket';

/** Answers a call, as a server would; what it throws or rejects with is what the caller gets. */
export type FakeHandler = <E extends keyof ClientEvents>(
  event: E,
  payload: ClientEvents[E]['payload'],
) => Promise<ClientEvents[E]['data']>;

type Listener = (payload: never) => void;

let sockets = 0;

const noOne: FakeHandler = () => new Promise(() => undefined);

/**
 * A live connection for stories and specs, in the hands of whoever made it: it says how it stands, what the server tells
 * and, by `handle`, what it answers. Without one it never answers.
 */
export const fakeLiveSocket = ({ userId = 'ada', handle = noOne, status = 'online' as LiveStatus } = {}) => {
  const listeners = new Map<string, Set<Listener>>();
  const statusListeners = new Set<(status: LiveStatus) => void>();
  const id = `socket ${String((sockets += 1))}`;
  let now = status;
  let cut = Promise.withResolvers<never>();
  cut.promise.catch(() => undefined);

  const lost = () => new LiveError({ statusCode: 0, message: 'There is no connection.' });
  const live: LiveSocket = {
    userId,
    getId: () => (now === 'online' ? id : undefined),
    open: () => undefined,
    close: () => undefined,
    call: (event, payload) => {
      if (now !== 'online') return Promise.reject(lost());
      return Promise.race([handle(event, payload), cut.promise]);
    },
    on: <E extends keyof ServerEvents>(event: E, listener: (payload: ServerEvents[E]) => void) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => {
        known.delete(listener);
      };
    },
    onStatus: (listener) => {
      statusListeners.add(listener);
      listener(now);
      return () => {
        statusListeners.delete(listener);
      };
    },
  };
  return {
    ...live,
    /** Tells what the server would; nobody hears it while the connection is away. */
    tell: <E extends keyof ServerEvents>(event: E, payload: ServerEvents[E]) => {
      if (now !== 'online') return;
      for (const listener of listeners.get(event) ?? []) listener(payload as never);
    },
    /** Changes how the connection stands. Calls that wait for an answer fail when it is lost. */
    setStatus: (next: LiveStatus) => {
      now = next;
      if (next !== 'online') {
        cut.reject(lost());
        cut = Promise.withResolvers<never>();
        cut.promise.catch(() => undefined);
      }
      for (const listener of statusListeners) listener(next);
    },
    getStatus: () => now,
  };
};

/** A live connection in the hands of a story or a spec. */
export type FakeLiveSocket = ReturnType<typeof fakeLiveSocket>;
