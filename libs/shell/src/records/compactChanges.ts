import type { Change, Deed } from './change';
import { concernsSame, isBlocked } from './change';
import type { Collection, Stored } from './collection';
import { differing } from './collection';

/** A change to send, and the changes that are done once the server has it. */
export type Parcel = { change: Change; covers: readonly Change[] };

/** Joins two deeds that were not sent yet: null if they cancel each other, undefined if they cannot be joined. */
function join(collection: Collection<Stored>, first: Deed, second: Deed): Deed | null | undefined {
  switch (`${first.kind} ${second.kind}`) {
    case 'create remove':
    case 'remove restore':
    case 'restore remove':
      return null;
  }
  if (second.kind !== 'update') return undefined;
  if (first.kind === 'create') return { kind: 'create', record: { ...first.record, ...second.fields } };
  if (first.kind !== 'update') return undefined;
  const wanted: Partial<Stored> = { ...first.fields, ...second.fields };
  const changed = differing(collection, { ...first.base, ...wanted }, first.base);
  if (changed.length === 0) return null;
  const fields = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  return { kind: 'update', fields, base: first.base };
}

/** The deed to send if deeds have cancelled each other and another one follows. */
function joinToNothing(first: Deed, next: Deed): Deed {
  const [restored] = next.kind === 'restore' ? next.records : [];
  // The server never had it, so there is nothing to restore.
  return first.kind === 'create' && restored ? { kind: 'create', record: restored.record } : next;
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The ids of records in other lists that a deed links to. */
const linksOf = ({ links }: Collection<Stored>, deed: Deed): readonly string[] =>
  (deed.kind === 'create' && links?.(deed.record)) || (deed.kind === 'update' && links?.(deed.fields)) || [];

/** Whether a change will create or restore one of these records. */
const makes = (change: Change, ids: readonly string[]) =>
  (change.deed.kind === 'create' || change.deed.kind === 'restore') &&
  !isBlocked(change) &&
  change.ids.some((id) => ids.includes(id));

/** Whether a change waits for a decision about a record that has been removed since: there is nothing to decide any more. */
const isGivenUp = (change: Change, later: readonly Change[]): boolean =>
  isBlocked(change) &&
  change.ids.length === 1 &&
  later.findLast((other) => isMove(other) && concernsSame(change, other))?.deed.kind === 'remove';
const isMove = ({ deed: { kind } }: Change) => kind === 'remove' || kind === 'restore';

/**
 * The changes that can be sent now: the first waiting change of each record, joined with those that follow it. A change
 * that was undone before it was sent is not sent, whatever it waited for. One that the server may have already is sent again unchanged and
 * alone.
 * @param changes all that the server does not have, in their order
 * @param collectionOf undefined for lists of which nothing is known yet: their changes stay, and what links to their records waits
 * @returns parcels whose records have nothing in common, and the changes that nothing is left of: they cancel each other out, or were refused
 * and their record was removed since
 */
export function compactChanges(
  changes: readonly Change[],
  collectionOf: (list: string) => Collection<Stored> | undefined,
): { parcels: Parcel[]; cancelled: Change[] } {
  const parcels: Parcel[] = [];
  const cancelled = changes.filter(
    (change, at) => isGivenUp(change, changes.slice(at + 1)) && collectionOf(change.list) !== undefined,
  );
  const isDone = new Set<Change>(cancelled);
  /** What was looked at with a change before it. */
  const isJoined = new Set<Change>();
  const isFree = (change: Change, at: number) =>
    changes.slice(0, at).every((earlier) => isDone.has(earlier) || !concernsSame(earlier, change));

  for (let at = 0; at < changes.length; at += 1) {
    const first = changes[at];
    if (!first || isDone.has(first) || isJoined.has(first) || first.progress.at !== 'waiting') continue;
    const collection = collectionOf(first.list);
    if (!collection) continue;
    let deed: Deed | null = first.deed;
    const covers = [first];
    for (const later of changes.slice(at + 1)) {
      if (!concernsSame(first, later)) continue;
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
    if (!isFree(first, at)) continue;
    // What it names, as a label, is made first.
    const links = linksOf(collection, deed);
    if (links.length > 0 && changes.some((other) => !isDone.has(other) && makes(other, links))) continue;
    parcels.push({ change: { ...first, deed }, covers });
  }
  return { parcels, cancelled };
}
