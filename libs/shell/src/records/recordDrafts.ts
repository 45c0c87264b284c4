import { readJson } from '../data/storage';
import type { BrowserStorage } from '../data/storage';

/** What one user is typing into records and has not reached the outbox; kept with every key. */
export type RecordDrafts = {
  read: (list: string, id: string) => Readonly<Record<string, unknown>> | null;
  /** Returns whether it will survive a reload. */
  keep: (list: string, id: string, fields: Readonly<Record<string, unknown>>) => boolean;
  forget: (list: string, id: string) => void;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param userId whose they are: nobody else is shown them
 * @param store that of the tab outlives a reload, and two tabs do not overwrite each other; the other one outlives the visit
 */
export const createRecordDrafts = (userId: string, store: BrowserStorage): RecordDrafts => {
  const keyOf = (list: string, id: string) => `ezone.draft.${userId}.${list}.${id}`;
  return {
    read: (list, id) => {
      const value = readJson(store, keyOf(list, id));
      return isFields(value) ? value : null;
    },
    keep: (list, id, fields) => store.write(keyOf(list, id), JSON.stringify(fields)),
    forget: (list, id) => {
      store.remove(keyOf(list, id));
    },
  };
};
