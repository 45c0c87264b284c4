import type { Change, Deed, Doing } from './change';
import { idsOf, inverseOf, isBlocked, updating } from './change';
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
  /** The deeds that do it once more after that. @default the inverse of `back` */
  forth?: readonly Doing[];
  /** Its place among all that was done and taken back. */
  moment: number;
  /** When it was done, as `performance.now()` counts. */
  doneAt: number;
};

/** What became of an action: it was undone, or done once more after that. */
export type Turn = 'undone' | 'redone';

/** How many actions can be undone one after the other, by Ctrl Z; an offer to undo one of them lasts by itself. */
const UNDO_DEPTH = 10;

const nothing: readonly Stored[] = [];

/** What undoes these deeds, in reverse order. */
const inverseOfAll = (doings: readonly Doing[]): readonly Doing[] =>
  doings
    .toReversed()
    .flatMap(({ deed, ...rest }) => (deed.kind === 'bulk' ? [] : [{ ...rest, deed: inverseOf(deed) }]));

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
  /** What was undone since something new was done: what takes that back does it once more. */
  let redoable: readonly UndoEntry[] = [];
  let moment = 0;
  /** When changes were undone or refused, by their ids: what was done before that cannot be undone any more. */
  const over = new Map<string, number>();
  const undoListeners = new Set<(entry: UndoEntry, turn: Turn) => void>();
  const folds = new Map<string, Fold>();
  /** The ids of what was removed in this tab and has not been shown again since. */
  const removed = new Set<string>();
  const add: Outbox['add'] = (list, ids, deed) => {
    if (deed.kind === 'remove') for (const id of ids) removed.add(id);
    return outbox.add(list, ids, deed);
  };

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
    if (removed.size > 0) for (const { id } of shown) removed.delete(id);
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
    redoable = redoable.filter((entry) => !isOver(entry));
  };
  // What the server refused did not happen, so it cannot be undone.
  outbox.onAnyFate(({ change, became }) => {
    if (became !== 'acknowledged') end(idsOf(change));
  });
  const now = () => {
    moment += 1;
    return { moment, doneAt: performance.now() };
  };
  type More = Pick<UndoEntry, 'group' | 'forth'>;
  const remember = (changes: readonly Change[], back: UndoEntry['back'], { group, ...more }: More = {}): UndoEntry => {
    redoable = [];
    const last = undoable.at(-1);
    const joins = last !== undefined && group !== undefined && last.group === group;
    const entry: UndoEntry = joins
      ? { ...last, ...now(), changes: [...last.changes, ...changes], back: [...back, ...last.back] }
      : { id: newId(), ...now(), changes, back, ...more, ...(group !== undefined && { group }) };
    undoable = [...(joins ? undoable.slice(0, -1) : undoable), entry].slice(-UNDO_DEPTH);
    return entry;
  };
  /** Does what takes an action back. What comes of that can be taken back in its turn. */
  const takeBack = ({ id, changes, back, forth = inverseOfAll(back) }: UndoEntry): UndoEntry => {
    end(changes.map((change) => change.id));
    const made = back.map(({ list, ids, deed }) => add(list, ids, deed));
    return { id, changes: made, back: forth, forth: back, ...now() };
  };
  const tell = (entry: UndoEntry, turn: Turn) => {
    for (const onUndo of undoListeners) onUndo(entry, turn);
  };
  const did = (
    list: string,
    ids: readonly string[],
    deed: Exclude<Deed, { kind: 'bulk' }>,
    group?: string,
  ): UndoEntry =>
    remember([add(list, ids, deed)], [{ list, ids, deed: inverseOf(deed) }], {
      ...(group !== undefined && { group }),
    });

  return {
    shown,
    find,
    /** Whether a record that is not shown any more was removed in this tab, and not in another one or on another device. */
    wasRemovedHere: (id: string): boolean => removed.has(id),
    /** Creates a record; its id is what it will have on the server. */
    create: <R extends Stored>(
      collection: Collection<R>,
      content: Omit<R, 'id'>,
      group?: string,
    ): { record: R; entry: UndoEntry } => {
      const record = { ...content, id: newId() } as unknown as R;
      return { record, entry: did(collection.list, [record.id], { kind: 'create', record }, group) };
    },
    /** Creates records as one action, the first of them placed first; null where there are none. */
    createMany: <R extends Stored>(
      collection: Collection<R>,
      contents: readonly Omit<R, 'id'>[],
      group?: string,
    ): UndoEntry | null => {
      if (contents.length === 0) return null;
      const records = contents.map((content) => ({ ...content, id: newId() }) as unknown as R);
      const ids = records.map(({ id }) => id);
      return did(collection.list, ids, { kind: 'createMany', records }, group);
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
    /** Changes fields of a record that is seen where its list is not known as a whole. @param seen the record as it is shown there */
    updateSeen: <R extends Stored>(list: string, seen: R, fields: Partial<R>): UndoEntry =>
      did(list, [seen.id], { kind: 'update', fields: fields as Partial<Stored>, base: seen }),
    /**
     * Does something to records that are seen where their list is not known as a whole, as one action.
     * @param back what takes it back
     * @param forth what does it once more after that
     */
    doSeen: (doings: readonly Doing[], back: readonly Doing[], forth: readonly Doing[] = doings): UndoEntry =>
      remember(
        doings.map(({ list, ids, deed }) => add(list, ids, deed)),
        back,
        { forth },
      ),
    /** Creates a new record of what waits of one that is gone; null where there is nothing, or it has been made. */
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
      return remember([add(list, found, deed)], back);
    },
    /** Brings back a record that was removed in another tab or on another device. */
    bringBack: ({ list }: Collection<Stored>, record: Stored): UndoEntry =>
      did(list, [record.id], { kind: 'restore', records: [{ record, after: null }] }),
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
    /**
     * Decides a conflict; null if there is none. What was given up by that, of either version, can be had back.
     * @param fields the chosen values of the fields in conflict; where there is none theirs is taken, with null in all of them
     * @param mine the values of the user's own version
     */
    decide: (change: Change, fields: Partial<Stored> | null, mine: Partial<Stored>): UndoEntry | null => {
      const { list, progress, deed } = change;
      if (progress.at !== 'conflict' || deed.kind !== 'update') return null;
      const { theirs, fields: named } = progress;
      const beside = Object.entries(deed.fields).filter(([field]) => !named.includes(field));
      const wanted: Partial<Stored> = { ...Object.fromEntries(beside), ...fields };
      end(idsOf(change));
      outbox.resolve(change.id, fields);
      const decided = { kind: 'update' as const, fields: wanted, base: theirs };
      const back = fields ? inverseOf(decided) : updating({ list }, { ...theirs, ...wanted }, mine).deed;
      return remember([change], [{ list, ids: change.ids, deed: back }]);
    },
    /** Ends that what was done to these records alone can be undone: they are gone for good. */
    forget: (list: string, ids: readonly string[]) => {
      const isGone = (doing: Doing) => doing.list === list && doing.ids.every((id) => ids.includes(id));
      const entries = [...undoable, ...redoable].filter(({ back }) => back.every(isGone));
      end(entries.flatMap(({ changes }) => changes.map(({ id }) => id)));
    },
    /** Does again what the server has refused and what was taken back for that. It can be undone like any other. */
    again: ({ list, ids, deed }: Change): Change => {
      const change = add(list, ids, deed);
      if (deed.kind !== 'bulk') remember([change], [{ list, ids, deed: inverseOf(deed) }]);
      return change;
    },
    /** Makes one of the collection's bulk changes. */
    bulk: (
      collection: Collection<Stored>,
      name: string,
      ids: readonly string[],
      given: unknown,
      group?: string,
    ): UndoEntry | null => {
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
      const deed = { kind: 'bulk' as const, name, given };
      return remember([add(list, found, deed)], back, {
        forth: [{ list, ids: found, deed }],
        ...(group !== undefined && { group }),
      });
    },
    /**
     * Undoes the last action, or another one, which need not be among the last ten.
     * @returns whether there was anything that can be undone
     */
    undo: (offered = undoable.at(-1)): boolean => {
      // More of its group may have been done since.
      const entry = undoable.find(({ id }) => id === offered?.id) ?? offered;
      if (!entry || isOver(entry)) return false;
      redoable = [...redoable, takeBack(entry)].slice(-UNDO_DEPTH);
      tell(entry, 'undone');
      return true;
    },
    /**
     * Does once more what was undone last, until something new is done.
     * @returns whether there was anything
     */
    redo: (): boolean => {
      const entry = redoable.at(-1);
      if (!entry) return false;
      const again = takeBack(entry);
      redoable = redoable.filter(({ id }) => id !== entry.id);
      undoable = [...undoable, again].slice(-UNDO_DEPTH);
      tell(again, 'redone');
      return true;
    },
    /** Whether there is anything to do once more. */
    canRedo: () => redoable.length > 0,
    /** When the action was done that `undo` takes back, as `performance.now()` counts; undefined where there is none. */
    lastDoneAt: () => undoable.at(-1)?.doneAt,
    /**
     * Reports what was undone, or done once more.
     * @returns how to stop that
     */
    onUndo: (onUndo: (entry: UndoEntry, turn: Turn) => void) => {
      undoListeners.add(onUndo);
      return () => {
        undoListeners.delete(onUndo);
      };
    },
  };
};

/** The records of one user, and the ways to change them. */
export type Records = ReturnType<typeof createRecords>;
