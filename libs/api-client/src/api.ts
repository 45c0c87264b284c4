import { createApi } from './createApi';
import type { ApiSession } from './createApi';

let session: ApiSession = { getToken: () => null, onUnauthorized: () => undefined };

/** Tells the calls whose they are. Called once, by whoever keeps the token; before that all calls are a guest's. */
export const connectSession = (next: ApiSession): void => {
  session = next;
};

/** The calls of the server this page came from: `await api.createNote({ body: { note } })`. */
export const api = createApi({
  baseUrl: globalThis.location?.origin ?? '',
  session: { getToken: () => session.getToken(), onUnauthorized: (token) => session.onUnauthorized(token) },
});
