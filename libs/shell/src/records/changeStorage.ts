import { createStore, del, entries, set } from 'idb-keyval';
import type { Change } from './change';

/** Where changes wait that the server does not have yet. */
export type ChangeStorage = {
  /** All that an earlier visit or another tab has left, in any order. */
  read: () => Promise<readonly Change[]>;
  put: (change: Change) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

/**
 * One user's changes in the browser's database, so that they outlive the tab. The database has the user's id in its name: nobody else is
 * shown what is in it, and nobody else sends it.
 */
export const createChangeStorage = (userId: string): ChangeStorage => {
  const store = createStore(`ezone.changes.${userId}`, 'changes');
  return {
    read: async () => (await entries<string, Change>(store)).map(([, change]) => change),
    put: async (change) => set(change.id, change, store),
    remove: async (id) => del(id, store),
  };
};
