import { useMemo, useSyncExternalStore } from 'react';
import { holdUnload } from './holdUnload';
import { newId } from './newId';
import { useRecordsStore } from './RecordsProvider';
import type { RecordsStore } from './RecordsProvider';

/** A file on its way to the server, for a record. */
export type Upload = { id: string; recordId: string; fileName: string };

const createUploads = () => {
  let uploads: readonly Upload[] = [];
  let letGo: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const show = (next: readonly Upload[]) => {
    uploads = next;
    // A file that is on its way ends with the page.
    if (next.length > 0) letGo ??= holdUnload();
    else {
      letGo?.();
      letGo = null;
    }
    for (const onChange of listeners) onChange();
  };
  return {
    get: () => uploads,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    begin: (recordId: string, files: readonly File[]) => {
      const some = files.map((file) => ({ id: newId(), recordId, fileName: file.name.slice(0, 200) || '…', file }));
      show([...uploads, ...some]);
      return some;
    },
    end: ({ id }: Upload) => {
      show(uploads.filter((one) => one.id !== id));
    },
  };
};

const stores = new WeakMap<RecordsStore, ReturnType<typeof createUploads>>();
const uploadsIn = (store: RecordsStore) => {
  const known = stores.get(store) ?? createUploads();
  stores.set(store, known);
  return known;
};

/**
 * The files on their way for a record, also while it is not open: whoever opens it again sees them, and the browser asks before it closes the
 * page. `begin` shows files as on their way, and `end` each no more.
 */
export function useUploads(recordId: string) {
  const { subscribe, get, begin, end } = uploadsIn(useRecordsStore());
  const all = useSyncExternalStore(subscribe, get);
  const uploads = useMemo(() => all.filter((one) => one.recordId === recordId), [all, recordId]);
  return { uploads, begin: (files: readonly File[]) => begin(recordId, files), end };
}
