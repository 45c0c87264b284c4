import { createApi } from './createApi';
import type { ApiSession } from './createApi';

let session: ApiSession = { getToken: () => null, onUnauthorized: () => undefined };
let connection: Connection | null = null;

type Connection = { getId: () => string | undefined; onList: (list: string, tag: string) => void };

/** Tells the calls whose they are. Called once, by whoever keeps the token; before that all calls are a guest's. */
export const connectSession = (next: ApiSession): void => {
  session = next;
};

/**
 * Tells the calls which live connection this window has: the server does not tell it of what they do, for it knows already. It hears which
 * lists were answered.
 * @returns a function that ends it
 */
export const connectLive = (next: Connection): (() => void) => {
  connection = next;
  return () => {
    if (connection === next) connection = null;
  };
};

/** The calls of the server this page came from: `await api.createNote({ body: { note } })`. */
export const api = createApi({
  baseUrl: globalThis.location?.origin ?? '',
  session: {
    getToken: () => session.getToken(),
    getSignal: () => session.getSignal?.(),
    onUnauthorized: (token) => session.onUnauthorized(token),
    getSocketId: () => connection?.getId(),
    onList: (list, tag) => connection?.onList(list, tag),
  },
});
