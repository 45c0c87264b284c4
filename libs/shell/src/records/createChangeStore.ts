import type { Change, Deed } from './change';
import type { ChangeChannel } from './changeChannel';
import type { ChangeStorage } from './changeStorage';

export type ChangeStoreOptions = {
  storage: ChangeStorage;
  channel: ChangeChannel;
  /** The id of this tab. */
  tab: string;
  newId: () => string;
  /** Called when there may be something to send that was not there before. */
  onNews: () => void;
};

/** Keeps the changes that the server does not have yet: shows them, stores them, and tells the other tabs. */
export const createChangeStore = ({ storage, channel, tab, newId, onNews }: ChangeStoreOptions) => {
  let changes: readonly Change[] = [];
  let isKept = true;
  let lastMoment = 0;
  const storing = new Map<string, Promise<unknown>>();
  /** The ids of finished changes, because older news of them may still arrive. */
  const done = new Set<string>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Change[]) => {
    changes = next;
    for (const onChange of listeners) onChange();
  };
  /** Shows a change in its place, instead of what is there of it. */
  const insert = (change: Change) => {
    // Most often it is new, and the latest of what may be thousands.
    if ((changes.at(-1)?.madeAt ?? 0) < change.madeAt) {
      show([...changes, change]);
      return;
    }
    const others = changes.filter(({ id }) => id !== change.id);
    const at = others.findIndex(({ madeAt }) => madeAt > change.madeAt);
    show(at === -1 ? [...others, change] : others.toSpliced(at, 0, change));
  };
  const store = (id: string, write: () => Promise<unknown>) => {
    // The writes of a change run one after the other, so that the last one wins.
    const before = storing.get(id) ?? Promise.resolve();
    const written = before.then(write).catch(() => {
      isKept = false;
    });
    storing.set(id, written);
    return written;
  };
  const forget = (ids: readonly string[]) => {
    const gone = new Set(ids);
    show(changes.filter(({ id }) => !gone.has(id)));
    for (const id of ids) {
      done.add(id);
      void store(id, () => storage.remove(id)).then(() => storing.delete(id));
    }
  };

  return {
    getChanges: () => changes,
    find: (id: string) => changes.find((change) => change.id === id),
    /** Whether a change has been taken out. */
    isDone: (id: string) => done.has(id),
    /** A new change, later than all others; it is in no list yet. */
    make: (list: string, ids: readonly string[], deed: Deed): Change => {
      lastMoment = Math.max(Date.now(), lastMoment + 1);
      return { id: newId(), list, ids, deed, madeAt: lastMoment, tab, progress: { at: 'waiting' } };
    },
    /**
     * Adds a change, or replaces what there is of it: here, in the storage, and in the other tabs.
     * @param written what was just written into it
     */
    put: (change: Change, written?: Change) => {
      insert(change);
      void store(change.id, () => storage.put(change));
      channel.tell({ type: 'put', change, ...(written && { written }) });
      onNews();
    },
    /**
     * Shows in all tabs that a change is being sent. That is not stored: the next visit sends it again. Of a creation it knows that the server
     * may have it, which then would not take what is written since from it.
     */
    showSending: (change: Change) => {
      if (change.deed.kind === 'create') void store(change.id, () => storage.put({ ...change, mayHaveArrived: true }));
      const sending: Change = { ...change, progress: { at: 'sending' } };
      insert(sending);
      channel.tell({ type: 'put', change: sending });
    },
    /** Shows what another tab, or an earlier visit, has stored. */
    insert,
    /**
     * Takes changes out in all tabs: the server has them, or they were given up.
     * @param done what the server answered; `nothingLeft` where they need not be sent, which the tabs that made them tell
     */
    take: (ids: readonly string[], done?: { change: Change; answer: unknown } | 'nothingLeft') => {
      forget(ids);
      const how = done === 'nothingLeft' ? { isNothingLeft: true } : done && { acknowledged: done };
      channel.tell({ type: 'taken', ids, ...how });
      onNews();
    },
    /** Takes out what another tab has taken out. */
    forget,
    /** Reads what an earlier visit or another tab has stored, in order; nothing where the browser forbids storage. */
    read: async (): Promise<readonly Change[]> => {
      const left = await storage.read().catch((): readonly Change[] => {
        isKept = false;
        return [];
      });
      for (const { madeAt } of left) lastMoment = Math.max(lastMoment, madeAt);
      return left.toSorted((one, other) => one.madeAt - other.madeAt);
    },
    /** Ends when these changes lie in the storage, or cannot be kept; without ids, all that there are now. */
    whenStored: async (ids: Iterable<string> = storing.keys()): Promise<void> => {
      await Promise.all(Array.from(ids, (id) => storing.get(id)));
    },
    /** Whether changes survive a reload; false if the browser forbids storage. */
    isKept: () => isKept,
    /** Has all who show changes look again. */
    refresh: () => {
      show(changes);
    },
    /** @returns how to stop listening */
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
};

/** The changes of one user in one tab. */
export type ChangeStore = ReturnType<typeof createChangeStore>;
