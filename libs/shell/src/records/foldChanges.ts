import type { Change } from './change';
import type { Collection, Placed, Stored } from './collection';

const insertAfter = (records: readonly Stored[], { record, after }: Placed): readonly Stored[] => {
  if (records.some(({ id }) => id === record.id)) return records;
  const at = after === null ? 0 : records.findIndex(({ id }) => id === after) + 1;
  return records.toSpliced(at, 0, record);
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
      return deed.records.reduce(insertAfter, records);
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
