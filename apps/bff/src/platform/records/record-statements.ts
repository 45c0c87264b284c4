import { sql } from 'kysely';
import { built, prepare, type Bindable, type Given } from '../database/prepared';
import type { Rows } from '../database/tables';
import type { LooseRows } from './loose-rows';
import type { RecordColumn } from './record-columns';

/** A row as it is read: its content by the names of its properties, as the database holds it. */
export type StoredRecord = Record<string, unknown> & { id: string };

type Values = Record<string, unknown>;
type Key = { id: string; ownerId: string };

/**
 * The statements of a table of records. Each names the owner.
 * @param placed whether a new record comes first or last
 */
export function recordStatements(table: string, columns: RecordColumn[], placed: 'first' | 'last') {
  const direction = placed === 'first' ? 'desc' : 'asc';
  const content = columns.filter(({ property }) => property !== 'id');
  const contentOf = (given: Given<Values>) =>
    Object.fromEntries(content.map(({ property, column }) => [column, given[property]]));
  const named = columns.map(({ property, column }) => `${column} as ${property}`);
  const read = (rows: Rows, ownerId: string | Bindable<string>) =>
    (rows as unknown as LooseRows).selectFrom(table).select(named).where('owner_id', '=', ownerId);
  const there = (rows: Rows, ownerId: string | Bindable<string>) => read(rows, ownerId).where('removed_at', 'is', null);
  const write = (rows: Rows, { id, ownerId }: Given<Key>) =>
    (rows as unknown as LooseRows).updateTable(table).where('id', '=', id).where('owner_id', '=', ownerId);
  const next = sql`version + 1`;
  return {
    there,
    all: prepare<{ ownerId: string }>()((rows, { ownerId }) =>
      there(rows, ownerId).orderBy('position', direction).orderBy('id', direction).$castTo<StoredRecord>(),
    ),
    page: ({ ownerId, after, limit }: { ownerId: string; after?: readonly [number, string]; limit?: number }) =>
      built((rows) => {
        let query = there(rows, ownerId).select('position').orderBy('position', direction).orderBy('id', direction);
        if (after) {
          const beyond = sql.raw(placed === 'first' ? '<' : '>');
          query = query.where(sql<boolean>`(position, id) ${beyond} (${after[0]}, ${after[1]})`);
        }
        return (limit === undefined ? query : query.limit(limit + 1)).$castTo<StoredRecord & { position: number }>();
      }),
    one: prepare<Key>()((rows, { id, ownerId }) =>
      there(rows, ownerId).select('version').where('id', '=', id).$castTo<StoredRecord & { version: number }>(),
    ),
    /** Also in the trash. */
    any: prepare<Key>()((rows, { id, ownerId }) => read(rows, ownerId).where('id', '=', id).$castTo<StoredRecord>()),
    insert: prepare<Values & Key>()((rows, given) =>
      (rows as unknown as LooseRows)
        .insertInto(table)
        .values({
          id: given.id,
          owner_id: given.ownerId,
          ...contentOf(given),
          version: 1,
          position: sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where owner_id = ${given.ownerId})`,
        })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
    /** On one state of it alone. */
    update: prepare<Values & Key & { version: number }>()((rows, given) =>
      write(rows, given)
        .set({ ...contentOf(given), version: next })
        .where('removed_at', 'is', null)
        .where('version', '=', given.version),
    ),
    overwrite: prepare<Values & Key>()((rows, given) =>
      write(rows, given)
        .set({ ...contentOf(given), version: next })
        .where('removed_at', 'is', null),
    ),
    remove: prepare<Key & { time: string }>()((rows, given) =>
      write(rows, given).set({ removed_at: given.time, version: next }).where('removed_at', 'is', null),
    ),
    delete: prepare<Key>()((rows, { id, ownerId }) =>
      (rows as unknown as LooseRows).deleteFrom(table).where('id', '=', id).where('owner_id', '=', ownerId),
    ),
  };
}
