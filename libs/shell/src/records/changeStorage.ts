import { createStore, del, entries, set } from 'idb-keyval';
import type { Change } from './change';

/** Stores the changes that the server does not have yet. */
export type ChangeStorage = {
  /** All changes that an earlier visit or another tab has left, in any order. */
  read: () => Promise<readonly Change[]>;
  put: (change: Change) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

/**
 * Stores one user's changes in IndexedDB, so that they survive the tab. The database's name has the user's id, so that
 * no other user sees or sends them.
 */
export const createChangeStorage = (userId: string): ChangeStorage => {
  const store = createStore(`ezone.changes.${userId}`, 'changes');
  return {
    read: async () => (await entries<string, Change>(store)).map(([, change]) => change),
    put: async (change) => set(change.id, change, store),
    remove: async (id) => del(id, store),
  };
};
