import type { Change, Deed } from './change';
import { isBlocked } from './change';
import type { Collection, Stored } from './collection';
import { differing } from './collection';
import { joinFields } from './joinFields';
import { openKey } from './openKey';

/** A change to send, and the changes that are done once the server has it. */
export type Parcel = { change: Change; covers: readonly Change[] };

/** Joins two deeds that were not sent yet: null if they cancel each other, undefined if they cannot be joined. */
function join(collection: Collection<Stored>, first: Deed, second: Deed): Deed | null | undefined {
  switch (`${first.kind} ${second.kind}`) {
    case 'create remove':
    case 'createMany remove':
    case 'remove restore':
    case 'restore remove':
      return null;
  }
  if (second.kind !== 'update') return undefined;
  if (first.kind !== 'create' && first.kind !== 'update') return undefined;
  const wanted = joinFields(collection, first.kind === 'create' ? first.record : first.fields, second);
  // Two tabs have written different things. The server has each of them compared with the other.
  if (!wanted) return undefined;
  if (first.kind === 'create') return { kind: 'create', record: { ...first.record, ...wanted } };
  const changed = differing(collection, { ...first.base, ...wanted }, first.base);
  if (changed.length === 0) return null;
  const fields = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  return { kind: 'update', fields, base: first.base };
}

/** The deed to send if deeds have cancelled each other and another one follows. */
function joinToNothing(first: Deed, next: Deed): Deed {
  const records = next.kind === 'restore' ? next.records.map(({ record }) => record) : [];
  const [restored] = records;
  // The server never had it, so there is nothing to restore.
  if (first.kind === 'createMany' && restored) return { kind: 'createMany', records };
  return first.kind === 'create' && restored ? { kind: 'create', record: restored } : next;
}

const areSame = (one: readonly string[], other: readonly string[]) => {
  if (one.length !== other.length) return false;
  const ids = new Set(other);
  return one.every((id) => ids.has(id));
};

/** The ids of records in other lists that a deed links to. */
const linksOf = ({ links, bulk }: Collection<Stored>, deed: Deed): readonly string[] =>
  (deed.kind === 'create' && links?.(deed.record)) ||
  (deed.kind === 'createMany' && links && deed.records.flatMap((record) => links(record))) ||
  (deed.kind === 'update' && links?.(deed.fields)) ||
  (deed.kind === 'bulk' && bulk?.[deed.name]?.links?.(deed.given as never)) ||
  [];

/** Whether a change will create or restore its records. */
const isMaking = (change: Change) =>
  ['create', 'createMany', 'restore'].includes(change.deed.kind) && !isBlocked(change);

/** Changes by what they concern, in their order: there may be thousands, and each is asked for those before and after it. */
const groupChanges = (changes: readonly Change[], keysOf: (change: Change) => readonly string[]) => {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    for (const key of keysOf(change)) {
      const group = groups.get(key);
      if (group) group.push(change);
      else groups.set(key, [change]);
    }
  }
  return groups;
};

/** Finds the changes before and after a change that concern one of its records, in their order. */
const neighboursIn = (changes: readonly Change[]) => {
  const recordsOf = ({ list, ids }: Change) => ids.map((id) => openKey(list, id));
  const places = new Map(changes.map((change, at) => [change, at]));
  const groups = groupChanges(changes, recordsOf);
  const placeOf = (change: Change) => places.get(change) ?? 0;
  const about = (change: Change): readonly Change[] => {
    const [first = [], ...others] = recordsOf(change).map((key) => groups.get(key) ?? []);
    if (others.length === 0) return first;
    const all = new Set([first, ...others].flat());
    return [...all].toSorted((one, other) => placeOf(one) - placeOf(other));
  };
  return {
    before: (change: Change) => about(change).filter((other) => placeOf(other) < placeOf(change)),
    after: (change: Change) => about(change).filter((other) => placeOf(other) > placeOf(change)),
  };
};

/** Whether a change waits for a decision about a record that has been removed since: there is nothing to decide any more. */
const isGivenUp = (change: Change, laterOf: (change: Change) => readonly Change[]): boolean =>
  isBlocked(change) && change.ids.length === 1 && laterOf(change).findLast(isMove)?.deed.kind === 'remove';

/** Whether a change was to be sent only as its records were, and one of them has been written on since, or is not on the server as it was. */
const isOutdated = (
  { bulk }: Collection<Stored>,
  change: Change,
  { before, after }: ReturnType<typeof neighboursIn>,
): boolean =>
  change.deed.kind === 'bulk' &&
  bulk?.[change.deed.name]?.yields === true &&
  change.progress.at === 'waiting' &&
  change.mayHaveArrived !== true &&
  (before(change).some(isBlocked) || after(change).some(({ deed }) => deed.kind === 'update'));
const isMove = ({ deed: { kind } }: Change) => kind === 'remove' || kind === 'restore';

/**
 * The changes that can be sent now: the first waiting change of each record, joined with those that follow it. A change
 * that was undone before it was sent is not sent, whatever it waited for. One that the server may have already is sent again unchanged and
 * alone.
 * @param changes all that the server does not have, in their order
 * @param collectionOf undefined for lists of which nothing is known yet: their changes stay, and what links to their records waits
 * @returns parcels whose records have nothing in common, and the changes that nothing is left of: they cancel each other out, were refused
 * and their record was removed since, or yield to what was written since, or to what waits for somebody before them
 */
export function compactChanges(
  changes: readonly Change[],
  collectionOf: (list: string) => Collection<Stored> | undefined,
): { parcels: Parcel[]; cancelled: Change[] } {
  const parcels: Parcel[] = [];
  const neighbours = neighboursIn(changes);
  const { before, after } = neighbours;
  const makers = groupChanges(changes.filter(isMaking), ({ ids }) => ids);
  const cancelled = changes.filter((change) => {
    const collection = collectionOf(change.list);
    return collection !== undefined && (isGivenUp(change, after) || isOutdated(collection, change, neighbours));
  });
  const isDone = new Set<Change>(cancelled);
  /** What was looked at with a change before it. */
  const isJoined = new Set<Change>();
  const areDone = (others: readonly Change[]) => others.every((other) => isDone.has(other));

  for (const first of changes) {
    if (isDone.has(first) || isJoined.has(first) || first.progress.at !== 'waiting') continue;
    const collection = collectionOf(first.list);
    if (!collection) continue;
    let deed: Deed | null = first.deed;
    const covers = [first];
    for (const later of after(first)) {
      const joined: Deed | null | undefined =
        later.progress.at === 'waiting' && !first.mayHaveArrived && areSame(first.ids, later.ids)
          ? deed === null
            ? joinToNothing(first.deed, later.deed)
            : join(collection, deed, later.deed)
          : undefined;
      if (joined === undefined) break;
      deed = joined;
      covers.push(later);
    }
    covers.forEach((change) => isJoined.add(change));
    if (deed === null) {
      cancelled.push(...covers);
      covers.forEach((change) => isDone.add(change));
      continue;
    }
    if (!areDone(before(first))) continue;
    // What it names, as a label, is made first.
    const links = linksOf(collection, deed);
    if (!areDone(links.flatMap((id) => makers.get(id) ?? []))) continue;
    parcels.push({ change: { ...first, deed }, covers });
  }
  return { parcels, cancelled };
}
