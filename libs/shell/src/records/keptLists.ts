import { clear, createStore, get, set } from 'idb-keyval';
import type { Stored } from './collection';

/** What the server last said of one user's lists, kept in the browser: it can be read before the server has answered, and without it. */
export type KeptLists = {
  /** Undefined where nothing is kept, and where the browser keeps nothing. */
  read: (list: string) => Promise<readonly Stored[] | undefined>;
  /** Keeps a list once nothing has come for a moment; the last one counts. */
  keep: (list: string, records: readonly Stored[]) => void;
  /** Forgets all of them, as when the user signs out: somebody else may use the browser next. */
  forget: () => void;
};

/** Milliseconds without news of a list until it is written: a row of changes is written once. */
const PAUSE = 1000;

/** Where the browser keeps nothing, the server is asked. */
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
