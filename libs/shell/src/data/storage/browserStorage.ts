/** A place in the browser where texts are kept by a key. It never throws: where the browser forbids it, it keeps them for as long as the page is open. */
export type BrowserStorage = {
  read: (key: string) => string | null;
  /** Whether it will be there after a reload. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** The keys that begin so. */
  keys: (prefix: string) => string[];
  /** Whether the browser keeps anything there at all. */
  isLasting: () => boolean;
};

/** The key that is written only to see whether that can be done. */
const PROBE = 'ezone.probe';

/** @param open gives the browser's own store; it may throw, and so may everything that is done with it */
const createBrowserStorage = (open: () => Storage): BrowserStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null),
    write: (key, value) => {
      const isKept = attempt((store) => {
        store.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((store) => {
        store.removeItem(key);
      }, undefined);
    },
    keys: (prefix) => {
      const kept = attempt((store) => Object.keys(store), []);
      return [...new Set([...kept, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    isLasting: () =>
      attempt((store) => {
        store.setItem(PROBE, '');
        store.removeItem(PROBE);
        return true;
      }, false),
  };
};

/** What is kept under a key as JSON; null where there is nothing that can be read. */
export const readJson = (store: BrowserStorage, key: string): unknown => {
  try {
    return JSON.parse(store.read(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Lasts until it is removed, and is shared by all tabs. */
export const localStore = createBrowserStorage(() => localStorage);

/** Lasts as long as the tab, also over a reload, and is the tab's own. */
export const sessionStore = createBrowserStorage(() => sessionStorage);

/**
 * A store of the tab's own in which a tab that has written nothing under a key yet finds what any tab wrote there last: several
 * tabs do not overwrite each other, and the next visit goes on where the last one ended.
 * @param own lasts as long as the tab
 * @param last is shared by all tabs
 */
export const createResumingStore = (own: BrowserStorage, last: BrowserStorage): BrowserStorage => ({
  read: (key) => own.read(key) ?? last.read(key),
  write: (key, value) => {
    last.write(key, value);
    return own.write(key, value);
  },
  remove: (key) => {
    // Also where the tab has only found it: else it would come back at the next visit.
    if ((own.read(key) ?? last.read(key)) === last.read(key)) last.remove(key);
    // Stays as an empty text, so that what another tab has there does not appear in its place.
    own.write(key, '');
  },
  keys: (prefix) => [...new Set([...own.keys(prefix), ...last.keys(prefix)])],
  isLasting: () => own.isLasting(),
});

/** The tab's own, and begins with what any tab wrote last. */
export const resumingStore = createResumingStore(sessionStore, localStore);
