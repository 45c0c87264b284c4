import type { BrowserStorage } from '../data/storage';
import { holdUnload } from './holdUnload';

/**
 * Which records hold something that cannot be sent. While there is any, the browser asks before the page is closed.
 * @param userId whose they are: nobody else is asked
 * @param store the one that keeps the drafts, so that both end together
 */
export const createWithheld = (userId: string, store: BrowserStorage) => {
  const prefix = `ezone.withheld.${userId}.`;
  let isWatching = false;
  let release: (() => void) | null = null;
  const follow = () => {
    if (isWatching && store.keys(prefix).length > 0) release ??= holdUnload();
    else {
      release?.();
      release = null;
    }
  };
  return {
    /** @param key names the record among all, as `openKey` does */
    set: (key: string, isWithheld: boolean) => {
      if (isWithheld) store.write(prefix + key, '');
      else store.remove(prefix + key);
      follow();
    },
    /** Has the browser ask from now on. Returns how to end that. */
    watch: () => {
      isWatching = true;
      follow();
      return () => {
        isWatching = false;
        follow();
      };
    },
  };
};

/** The withheld records of one user. */
export type Withheld = ReturnType<typeof createWithheld>;
