import type { Change, Deed, Doing } from './change';
import { idsOf, inverseOf, isBlocked } from './change';
import type { Collection, Placed, Stored } from './collection';
import { differing } from './collection';
import type { Outbox } from './createOutbox';
import { foldChanges } from './foldChanges';
import type { KnownLists } from './knownLists';

/** One action of the user, and how it is undone as a whole. */
export type UndoEntry = {
  id: string;
  changes: readonly Change[];
  /** Consecutive actions of one group, such as typing into one record, are undone together. */
  group?: string;
  /** The deeds that undo it, in reverse order. */
  back: readonly Doing[];
  /** Its place among all that was done and taken back. */
  moment: number;
};

/** How many actions can be undone one after the other, by Ctrl Z; an offer to undo one of them lasts by itself. */
const UNDO_DEPTH = 10;

const nothing: readonly Stored[] = [];

/** A list with changes on top, and what it was made of. */
type Fold = {
  records: readonly Stored[];
  /** The changes of all lists. */
  all: readonly Change[];
  mine: readonly Change[];
  shown: readonly Stored[];
};

const doTheSame = (one: Change, other: Change | undefined) => one.deed === other?.deed && one.ids === other.ids;

/**
 * The records of one user as they are shown, and the actions that change them. Every action shows at once and is sent
 * afterwards; the last ten can be undone.
 */
export const createRecords = ({ outbox, lists, newId }: { outbox: Outbox; lists: KnownLists; newId: () => string }) => {
  let undoable: readonly UndoEntry[] = [];
  let moment = 0;
  /** When changes were undone or refused, by their ids: what was done before that cannot be undone any more. */
  const over = new Map<string, number>();
  const undoListeners = new Set<(entry: UndoEntry) => void>();
  const folds = new Map<string, Fold>();

  /** The list with all changes applied; the same array until the list or what changes do differs. */
  const shown = (collection: Collection<Stored>): readonly Stored[] | undefined => {
    const records = lists.read(collection.list);
    if (!records) return undefined;
    const changes = outbox.getChanges();
    const last = folds.get(collection.list);
    if (last?.records === records && last.all === changes) return last.shown;
    const mine = changes.filter(({ list }) => list === collection.list);
    // Most often a change has only made progress, or another one was added.
    const isContinued = last?.records === records && last.mine.every((change, at) => doTheSame(change, mine[at]));
    const shown = isContinued
      ? foldChanges(collection, last.shown, mine.slice(last.mine.length))
      : foldChanges(collection, records, mine);
    const fold = { records, all: changes, mine, shown };
    folds.set(collection.list, fold);
    return fold.shown;
  };
  const find = (collection: Collection<Stored>, id: string): Stored | undefined =>
    shown(collection)?.find((record) => record.id === id);
  const placesOf = (collection: Collection<Stored>, ids: readonly string[]): Placed[] => {
    const records = shown(collection) ?? nothing;
    const wanted = new Set(ids);
    return records.flatMap((record, at) =>
      wanted.has(record.id) ? [{ record, after: records[at - 1]?.id ?? null }] : [],
    );
  };

  const isOver = (entry: UndoEntry) => entry.changes.some(({ id }) => (over.get(id) ?? 0) > entry.moment);
  const end = (changeIds: readonly string[]) => {
    moment += 1;
    for (const id of changeIds) over.set(id, moment);
    undoable = undoable.filter((entry) => !isOver(entry));
  };
  // What the server refused did not happen, so it cannot be undone.
  outbox.onAnyFate(({ change, became }) => {
    if (became !== 'acknowledged') end(idsOf(change));
  });
  const remember = (changes: readonly Change[], back: UndoEntry['back'], group?: string): UndoEntry => {
    const last = undoable.at(-1);
    const joins = last !== undefined && group !== undefined && last.group === group;
    moment += 1;
    const entry: UndoEntry = joins
      ? { ...last, moment, changes: [...last.changes, ...changes], back: [...back, ...last.back] }
      : { id: newId(), moment, changes, back, ...(group !== undefined && { group }) };
    undoable = [...(joins ? undoable.slice(0, -1) : undoable), entry].slice(-UNDO_DEPTH);
    return entry;
  };
  const did = (
    list: string,
    ids: readonly string[],
    deed: Exclude<Deed, { kind: 'bulk' }>,
    group?: string,
  ): UndoEntry => remember([outbox.add(list, ids, deed)], [{ list, ids, deed: inverseOf(deed) }], group);

  return {
    shown,
    find,
    /** Creates a record; its id is what it will have on the server. */
    create: <R extends Stored>(collection: Collection<R>, content: Omit<R, 'id'>): { record: R; entry: UndoEntry } => {
      const record = { ...content, id: newId() } as unknown as R;
      return { record, entry: did(collection.list, [record.id], { kind: 'create', record }) };
    },
    /**
     * Changes fields of a record; null if nothing differs or the record is not there.
     * @param last the record as it was last seen, for one that may have been removed elsewhere: the server is told, and
     * says so
     * @param bases what fields were when their user began to type in them, where others may have changed them since
     */
    update: <R extends Stored>(
      collection: Collection<R>,
      id: string,
      wanted: Partial<R>,
      group?: string,
      last?: R,
      bases?: Partial<R>,
    ): UndoEntry | null => {
      const known = (find(collection as Collection<Stored>, id) as R | undefined) ?? last;
      if (!known) return null;
      const base = { ...known, ...bases };
      const changed = differing(collection, { ...base, ...wanted }, base);
      if (changed.length === 0) return null;
      const fields = Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Partial<Stored>;
      return did(collection.list, [id], { kind: 'update', fields, base }, group);
    },
    /**
     * Creates a new record from one that was removed elsewhere while it was being edited.
     * @param change what was written, which waits
     * @returns the new record; null where there is nothing to make one of, or it has been made
     */
    keepAsNew: ({ id, list }: Change): Stored | null => {
      // As it is now: more may have been written since. The editor and a notice offer it, and both may be answered.
      const deed = outbox.getChanges().find((change) => change.id === id)?.deed;
      if (deed?.kind !== 'update') return null;
      const record = { ...deed.base, ...deed.fields, id: newId() };
      outbox.discard(id);
      did(list, [record.id], { kind: 'create', record });
      return record;
    },
    /**
     * Moves records into the trash as one action; null if none of them is there.
     * @param also what else is done when it is taken back, as giving a label back to what bore it
     */
    remove: (collection: Collection<Stored>, ids: readonly string[], also: readonly Doing[] = []): UndoEntry | null => {
      const records = placesOf(collection, ids);
      if (records.length === 0) return null;
      const { list } = collection;
      const found = records.map(({ record }) => record.id);
      const deed: Deed = { kind: 'remove', records };
      // What waits for a decision goes with its record, and comes back with it.
      const waiting = outbox
        .getChanges()
        .filter((change) => isBlocked(change) && change.deed.kind === 'update' && change.list === list)
        .filter((change) => change.ids.every((id) => found.includes(id)))
        .map((change): Doing => ({ list, ids: change.ids, deed: change.deed }));
      const back = [{ list, ids: found, deed: inverseOf(deed) }, ...waiting, ...also];
      return remember([outbox.add(list, found, deed)], back);
    },
    /** Gives up what the server does not have of a record; null if there is nothing. Undoing that does it again. */
    giveUp: (list: string, id: string): UndoEntry | null => {
      const given = outbox.getChanges().filter((change) => change.list === list && change.ids.includes(id));
      if (given.length === 0) return null;
      end(given.flatMap(idsOf));
      for (const change of given) outbox.discard(change.id);
      return remember(
        given,
        given.map(({ ids, deed }) => ({ list, ids, deed })),
      );
    },
    /** Does again what the server has refused and what was taken back for that. It can be undone like any other. */
    again: ({ list, ids, deed }: Change): Change => {
      const change = outbox.add(list, ids, deed);
      if (deed.kind !== 'bulk') remember([change], [{ list, ids, deed: inverseOf(deed) }]);
      return change;
    },
    /** Makes one of the collection's bulk changes. */
    bulk: (collection: Collection<Stored>, name: string, ids: readonly string[], given: unknown): UndoEntry | null => {
      const change = collection.bulk?.[name];
      const records = placesOf(collection, ids).map(({ record }) => record);
      if (!change || records.length === 0) return null;
      const { list } = collection;
      const back = change.takeBack(records, given as never).map((bulk) => ({
        list,
        ids: bulk.ids,
        deed: { kind: 'bulk' as const, name: bulk.name, given: bulk.given },
      }));
      const found = records.map(({ id }) => id);
      return remember([outbox.add(list, found, { kind: 'bulk', name, given })], back);
    },
    /**
     * Undoes the last action, or another one, which need not be among the last ten.
     * @returns whether there was anything that can be undone
     */
    undo: (offered = undoable.at(-1)): boolean => {
      // More of its group may have been done since.
      const entry = undoable.find(({ id }) => id === offered?.id) ?? offered;
      if (!entry || isOver(entry)) return false;
      end(entry.changes.map(({ id }) => id));
      for (const { list, ids, deed } of entry.back) outbox.add(list, ids, deed);
      for (const onUndo of undoListeners) onUndo(entry);
      return true;
    },
    /** Whether there is anything to undo. */
    canUndo: () => undoable.length > 0,
    /**
     * Reports what was undone.
     * @returns how to stop that
     */
    onUndo: (onUndo: (entry: UndoEntry) => void) => {
      undoListeners.add(onUndo);
      return () => {
        undoListeners.delete(onUndo);
      };
    },
  };
};

/** The records of one user, and the ways to change them. */
export type Records = ReturnType<typeof createRecords>;
