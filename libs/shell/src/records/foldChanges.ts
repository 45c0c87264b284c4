import type { Change } from './change';
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

/** Applies a change to a list. */
export function applyChange(
  { placed = 'first', bulk }: Pick<Collection<Stored>, 'placed' | 'bulk'>,
  records: readonly Stored[],
  { ids, deed }: Pick<Change, 'ids' | 'deed'>,
): readonly Stored[] {
  switch (deed.kind) {
    case 'create':
      if (records.some(({ id }) => id === deed.record.id)) return records;
      return placed === 'first' ? [deed.record, ...records] : [...records, deed.record];
    case 'update':
      return records.map((record) => (record.id === ids[0] ? { ...record, ...deed.fields } : record));
    case 'remove': {
      const gone = new Set(ids);
      return records.filter(({ id }) => !gone.has(id));
    }
    case 'restore':
      return putBack(records, deed.records);
    case 'bulk': {
      const concerned = new Set(ids);
      const change = bulk?.[deed.name];
      if (!change) return records;
      return records.flatMap((record) =>
        concerned.has(record.id) ? (change.apply(record, deed.given as never) ?? []) : record,
      );
    }
  }
}

/** The list to show: the server's last answer with the changes applied that the server does not have yet. */
export const foldChanges = (
  collection: Collection<Stored>,
  records: readonly Stored[],
  changes: readonly Change[],
): readonly Stored[] =>
  changes
    .filter(({ list }) => list === collection.list)
    .reduce((shown, change) => applyChange(collection, shown, change), records);
