import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { hasExpired } from './token';

/** Milliseconds until the server is told again; each further try waits twice as long, up to the longest. */
export const REVOKE_DELAY = { first: 1000, longest: 300_000 };

/** Does something once: after so many milliseconds, or as soon as the network is back. */
const laterOrOnline = (delay: number, work: () => void) => {
  const once = () => {
    clearTimeout(timer);
    window.removeEventListener('online', once);
    work();
  };
  const timer = setTimeout(once, delay);
  window.addEventListener('online', once);
};

/**
 * Has the server revoke a token. It fails where the first try does; the server is then told again until it has heard it, says that the
 * token is bad, or the token has expired. The token is written down nowhere meanwhile, so that the browser has forgotten it; where the
 * page is closed before, it lives until it expires.
 */
export const revokeToken = async (api: Pick<Api, 'signOut'>, token: string, tries = 0): Promise<void> => {
  try {
    await api.signOut({ token, isRetry: true });
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 401))
      laterOrOnline(Math.min(REVOKE_DELAY.first * 2 ** tries, REVOKE_DELAY.longest), () => {
        if (!hasExpired(token)) revokeToken(api, token, tries + 1).catch(() => undefined);
      });
    throw error;
  }
};
