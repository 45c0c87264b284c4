import type { Change } from './change';
import type { Collection, Stored } from './collection';
import { applyChanges } from './foldChanges';

/** Puts what the server has answered to a change into what it last said of the list. */
export function applyAnswer(
  collection: Collection<Stored>,
  records: readonly Stored[],
  change: Change,
  answer: unknown,
): readonly Stored[] {
  const { deed } = change;
  if (deed.kind !== 'create' && deed.kind !== 'update') return applyChanges(collection, records, [change]);
  const stored = answer as Stored;
  if (records.some(({ id }) => id === stored.id))
    return records.map((record) => (record.id === stored.id ? stored : record));
  if (deed.kind === 'update') return records;
  return applyChanges(collection, records, [{ ids: [stored.id], deed: { kind: 'create', record: stored } }]);
}
