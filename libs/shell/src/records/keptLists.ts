import { clear, createStore, get, set } from 'idb-keyval';
import type { Stored } from './collection';

/**
 * Keeps the last answers for one user's lists in the browser, to be shown before the server has answered, or offline.
 */
export type KeptLists = {
  /** Undefined if nothing is kept or the browser forbids storage. */
  read: (list: string) => Promise<readonly Stored[] | undefined>;
  /** Keeps a list after a pause; only the last of several calls is written. */
  keep: (list: string, records: readonly Stored[]) => void;
  /** Removes all lists, for signing out: somebody else may use the browser next. */
  forget: () => void;
};

/** Milliseconds without news of a list before it is written, so that many changes in a row are written once. */
const PAUSE = 1000;

/** A browser that forbids storage is no failure: the server is asked instead. */
const attempt = async (write: () => Promise<void>) => {
  try {
    await write();
  } catch {
    // The next visit begins without it.
  }
};

/** @param userId whose lists they are: nobody else is shown them */
export const createKeptLists = (userId: string): KeptLists => {
  const store = createStore(`ezone.lists.${userId}`, 'lists');
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    read: async (list) => {
      try {
        return await get<readonly Stored[]>(list, store);
      } catch {
        return undefined;
      }
    },
    keep: (list, records) => {
      clearTimeout(timers.get(list));
      timers.set(
        list,
        setTimeout(() => void attempt(() => set(list, records, store)), PAUSE),
      );
    },
    forget: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      void attempt(() => clear(store));
    },
  };
};
