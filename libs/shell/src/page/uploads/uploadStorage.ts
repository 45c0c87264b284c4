import { withTabLock } from '../../records/tabLock';
import { createStore, delMany, entries, get, set, setMany } from 'idb-keyval';
import type { UploadItem } from './uploadItem';

/** What is kept of uploads over a reload. */
export type UploadStorage = {
  /** What no open window sends: left by one that was closed, or by this one before it was loaded anew. It is this window's from now on. */
  adopt: () => Promise<readonly UploadItem[]>;
  /** Keeps files before they are sent. What there is no room for is only kept by its name. */
  add: (files: readonly { item: UploadItem; file: Blob }[]) => Promise<void>;
  put: (item: UploadItem) => Promise<void>;
  /** The bytes of a file of an earlier visit; undefined where they were not kept. */
  fileOf: (id: string) => Promise<Blob | undefined>;
  remove: (ids: readonly string[]) => Promise<void>;
};

/** The largest file whose bytes are kept: a copy of it takes as long as reading it. */
const LARGEST_KEPT = 64 * 1024 * 1024;
/** How many bytes are kept at once, at most. */
const MOST_KEPT = 512 * 1024 * 1024;

type Kept = { item: UploadItem; tab: string; addedAt: number };

/** The names of the locks that windows hold; undefined where the browser has none. */
const heldLocks = async (): Promise<ReadonlySet<string> | undefined> => {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return undefined;
  return new Set(((await locks.query()).held ?? []).flatMap(({ name }) => name ?? []));
};

/**
 * Keeps one user's uploads in IndexedDB. Each window sends what was chosen in it, and what no other one sends any more.
 * @param tab this window
 * @param signal ends it
 */
export const createUploadStorage = (userId: string, tab: string, signal: AbortSignal): UploadStorage => {
  const items = createStore(`ezone.uploads.${userId}`, 'items');
  const files = createStore(`ezone.uploads.${userId}.files`, 'files');
  const lockOf = (owner: string) => `ezone.uploads.${userId}.${owner}`;
  let last = 0;
  let keptBytes = 0;
  const kept = (item: UploadItem): [string, Kept] => {
    last = Math.max(last + 1, Date.now());
    return [item.id, { item, tab, addedAt: last }];
  };
  // Held as long as the window is open, so that others leave its files alone.
  withTabLock(lockOf(tab), signal, () => new Promise<never>(() => undefined)).catch(() => undefined);

  return {
    adopt: () =>
      withTabLock(lockOf('adopt'), signal, async () => {
        const held = await heldLocks();
        const all = (await entries<string, Kept>(items)).map(([, one]) => one);
        const mine = all.filter((one) => one.tab === tab || !held?.has(lockOf(one.tab)));
        mine.sort((one, other) => one.addedAt - other.addedAt);
        await setMany(
          mine.map((one) => [one.item.id, { ...one, tab }]),
          items,
        );
        return mine.map(({ item }) => item);
      }),
    add: async (added) => {
      await setMany(
        added.map(({ item }) => kept(item)),
        items,
      );
      const small = added.filter(({ file }) => {
        const fits = file.size <= LARGEST_KEPT && keptBytes + file.size <= MOST_KEPT;
        if (fits) keptBytes += file.size;
        return fits;
      });
      await setMany(
        small.map(({ item, file }) => [item.id, file]),
        files,
      );
    },
    put: async (item) => {
      const before = await get<Kept>(item.id, items);
      await set(item.id, before ? { ...before, item } : kept(item)[1], items);
    },
    fileOf: (id) => get<Blob>(id, files),
    remove: async (ids) => {
      await delMany([...ids], items);
      await delMany([...ids], files);
    },
  };
};
