import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How often the server is asked in a row where more comes in every time. */
const MOST = 2;

/** Milliseconds until it is asked again after that. */
export const PAUSE = 1000;

/**
 * Keeps answers of the server from being older than what has come in live. However much comes in while one is under way, no
 * other is begun beside it: it is let go when it is there, and asked for once more.
 */
export const createFreshAnswers = (client: QueryClient) => {
  const changes = new Map<string, number>();
  const changesOf = (key: QueryKey) => changes.get(hashKey(key)) ?? 0;
  /** Something has come in: an answer that is under way may be older. */
  const outdate = (key: QueryKey) => {
    changes.set(hashKey(key), changesOf(key) + 1);
  };
  const renew = (key: QueryKey) => {
    outdate(key);
    void client.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
  };
  return {
    outdate,
    /** Asks anew, or once more where it is being asked. */
    renew,
    /** Asks for what the queries hold under a key. */
    ask: async <T>(key: QueryKey, fetch: () => Promise<T>): Promise<T> => {
      for (let asked = 1; ; asked += 1) {
        const before = changesOf(key);
        const answer = await fetch();
        const isFresh = changesOf(key) === before;
        if (isFresh || asked === MOST) {
          // Better a little old than never; soon it is mended.
          if (!isFresh) setTimeout(renew, PAUSE, key);
          return answer;
        }
      }
    },
  };
};
