import { refused, unreachable } from '@ezone/api-client/testing';
import type { UploadServer } from '../uploadServer';
import type { UploadItem } from '../uploadItem';
import type { UploadStorage } from '../uploadStorage';

type Stored = { path: string; size: number; bytes: number };

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/** Takes uploads as the real server does, in memory: each once, in pieces of four bytes. @param taken the paths that are there already */
export const fakeUploadServer = (taken: readonly string[] = []) => {
  const begun = new Map<string, Stored>();
  const arrived = new Map<string, string>();
  /** The paths of what has arrived as a folder. */
  const folders = new Set<string>();
  let isAway = false;
  let stuck: readonly string[] = [];
  let failing: ReadonlyMap<string, number> = new Map();
  let gate: PromiseWithResolvers<undefined> | null = null;
  const reach = async (signal: AbortSignal) => {
    await Promise.race([gate?.promise, aborted(signal)]);
    signal.throwIfAborted();
    if (isAway) throw unreachable();
  };
  const server: UploadServer = {
    pieceSize: 4,
    begin: async (items, signal) => {
      await reach(signal);
      if (items.some(({ path }) => path.includes('\0'))) throw refused(400);
      return items.map(({ id, path, size, choice, isFolder }) => {
        if (arrived.has(id)) return { id, is: 'done' };
        if (taken.includes(path) && choice === null) return { id, is: 'conflict' };
        if (taken.includes(path) && choice === 'skip') return { id, is: 'skipped' };
        if (isFolder) {
          folders.add(path);
          arrived.set(id, path);
          return { id, is: 'done' };
        }
        const one = begun.get(id) ?? { path, size, bytes: 0 };
        begun.set(id, one);
        return { id, is: 'ready', offset: one.bytes };
      });
    },
    send: async ({ id, path }, offset, piece, signal) => {
      // The bytes of these never end.
      if (stuck.includes(path)) await aborted(signal);
      await reach(signal);
      const status = failing.get(path);
      if (status !== undefined) throw refused(status);
      const one = begun.get(id);
      if (!one) throw refused(404);
      if (offset === one.bytes) one.bytes += piece.size;
      const isDone = one.bytes === one.size;
      if (isDone) arrived.set(id, path);
      return { offset: one.bytes, isDone };
    },
    cancel: (ids) => {
      for (const id of ids) begun.delete(id);
      return Promise.resolve();
    },
  };
  return {
    server,
    /** The paths of what has arrived, each as often as it did. */
    arrived: () => [...arrived.values()].toSorted(),
    /** The paths of the folders that were announced by themselves. */
    folders: () => [...folders].toSorted(),
    /** Whether a file is waited for. */
    isBegun: (path: string) => [...begun.values()].some((one) => one.path === path),
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
    /** Refuses the bytes of these paths, each with a status. */
    refuse: (paths: Readonly<Record<string, number>>) => {
      failing = new Map(Object.entries(paths));
    },
    /** The bytes of these paths are never answered. */
    stick: (...paths: string[]) => {
      stuck = paths;
    },
    /** Lets all calls wait. @returns how to let them go on */
    hold: () => {
      gate = Promise.withResolvers();
      return () => {
        gate?.resolve(undefined);
        gate = null;
      };
    },
  };
};

/** Keeps uploads as the browser does, in memory. */
export const fakeUploadStorage = () => {
  const items = new Map<string, UploadItem>();
  const files = new Map<string, Blob>();
  const storage: UploadStorage = {
    adopt: () => Promise.resolve([...items.values()]),
    add: (added) => {
      for (const { item, file } of added) {
        items.set(item.id, item);
        files.set(item.id, file);
      }
      return Promise.resolve();
    },
    put: (item) => {
      items.set(item.id, item);
      return Promise.resolve();
    },
    fileOf: (id) => Promise.resolve(files.get(id)),
    remove: (ids) => {
      for (const id of ids) {
        items.delete(id);
        files.delete(id);
      }
      return Promise.resolve();
    },
  };
  return { storage, items, files };
};

/** A file to upload. */
export const fileAt = (path: string, text = 'text of it') => ({
  path,
  file: new File([text], path.slice(path.lastIndexOf('/') + 1), {
    type: 'text/plain',
    lastModified: 1_700_000_000_000,
  }),
});
