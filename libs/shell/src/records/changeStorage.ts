import { createStore, entries, promisifyRequest } from 'idb-keyval';
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
  /**
   * Writes, and says at once that this is all. A browser would else find out when the page has heard that it was written, and forgets it where
   * the page is left before, as by a reload right after a key.
   */
  const write = async (what: (changes: IDBObjectStore) => unknown) =>
    store('readwrite', (changes) => {
      what(changes);
      changes.transaction.commit();
      return promisifyRequest(changes.transaction);
    });
  return {
    read: async () => (await entries<string, Change>(store)).map(([, change]) => change),
    put: (change) => write((changes) => changes.put(change, change.id)),
    remove: (id) => write((changes) => changes.delete(id)),
  };
};
