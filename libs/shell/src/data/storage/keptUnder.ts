import { localStore } from './browserStorage';

/**
 * Whether anything of a user is kept in this browser, before what goes on with it is fetched. It is told of what other tabs keep; a tab knows
 * of its own.
 * @param prefixOf what the keys of a user begin with
 */
export const keptUnder = (prefixOf: (userId: string) => string) => ({
  are: (userId: string): boolean => localStore.keys(prefixOf(userId)).length > 0,
  subscribe: (listener: () => void) => {
    addEventListener('storage', listener);
    return () => {
      removeEventListener('storage', listener);
    };
  },
});
