import type { Change, Deed } from './change';
import type { Collection, Placed, Stored } from './collection';

/** Puts records in, each after the one that it followed; in one walk, for there may be hundreds among thousands. */
const putBack = (records: readonly Stored[], placed: readonly Placed[]): readonly Stored[] => {
  /** What follows a record, by its id; what is first follows null, and nothing the last. */
  const next = new Map<string | null, Stored | null>([[null, null]]);
  const put = (record: Stored, place: string | null) => {
    if (next.has(record.id)) return;
    next.set(record.id, next.get(place) ?? null);
    next.set(place, record);
  };
  records.forEach((record, at) => put(record, records[at - 1]?.id ?? null));
  for (const { record, after } of placed) put(record, next.has(after) ? after : null);
  const all: Stored[] = [];
  for (let record = next.get(null); record; record = next.get(record.id)) all.push(record);
  return all;
};

/** What of a change shows in its list. */
type Shown = Pick<Change, 'ids' | 'deed'>;
type Rules = Pick<Collection<Stored>, 'placed' | 'bulk'>;

const results = new WeakMap<Deed, WeakMap<Stored, Stored | null>>();

/** What a deed makes of a record, null if it leaves the list; the same object each time, so that it need not be drawn again. */
const patched = ({ bulk }: Rules, record: Stored, deed: Deed): Stored | null => {
  const known = results.get(deed) ?? new WeakMap<Stored, Stored | null>();
  results.set(deed, known);
  if (!known.has(record)) {
    const apply = () => {
      if (deed.kind === 'update') return { ...record, ...deed.fields };
      return deed.kind === 'bulk' ? (bulk?.[deed.name]?.apply(record, deed.given as never) ?? null) : null;
    };
    known.set(record, apply());
  }
  return known.get(record) ?? null;
};

/** Applies updates, removals and bulk changes in one walk, for there may be hundreds of them, and thousands of records. */
const patchAll = (rules: Rules, records: readonly Stored[], changes: readonly Shown[]): readonly Stored[] => {
  const deeds = new Map<string, Deed[]>();
  for (const { ids, deed } of changes) {
    // A bulk change of an earlier release.
    if (deed.kind === 'bulk' && !rules.bulk?.[deed.name]) continue;
    for (const id of ids) {
      const others = deeds.get(id);
      if (others) others.push(deed);
      else deeds.set(id, [deed]);
    }
  }
  if (deeds.size === 0) return records;
  const all: Stored[] = [];
  for (const record of records) {
    let now: Stored | null = record;
    for (const deed of deeds.get(record.id) ?? []) now &&= patched(rules, now, deed);
    if (now) all.push(now);
  }
  return all;
};

const isPlacing = ({ deed: { kind } }: Shown) => kind === 'create' || kind === 'createMany' || kind === 'restore';

/** Puts in what a creation or a restoring brings. */
const place = ({ placed = 'first' }: Rules, records: readonly Stored[], { deed }: Shown): readonly Stored[] => {
  if (deed.kind === 'restore') return putBack(records, deed.records);
  if (deed.kind === 'createMany') {
    const known = new Set(records.map(({ id }) => id));
    const added = deed.records.filter(({ id }) => !known.has(id));
    return placed === 'first' ? [...added, ...records] : [...records, ...added];
  }
  if (deed.kind !== 'create' || records.some(({ id }) => id === deed.record.id)) return records;
  return placed === 'first' ? [deed.record, ...records] : [...records, deed.record];
};

/** Applies changes to a list, in their order. */
export function applyChanges(rules: Rules, records: readonly Stored[], changes: readonly Shown[]): readonly Stored[] {
  let shown = records;
  let patches: Shown[] = [];
  for (const change of changes) {
    if (!isPlacing(change)) {
      patches.push(change);
      continue;
    }
    shown = place(rules, patchAll(rules, shown, patches), change);
    patches = [];
  }
  return patchAll(rules, shown, patches);
}

/** The list to show: the server's last answer with the changes applied that the server does not have yet. */
export const foldChanges = (
  collection: Collection<Stored>,
  records: readonly Stored[],
  changes: readonly Change[],
): readonly Stored[] =>
  applyChanges(
    collection,
    records,
    changes.filter(({ list }) => list === collection.list),
  );
