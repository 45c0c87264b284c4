import { sql, type SelectQueryBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { onIds } from '../database/on-ids';
import { built, prepare, type Bindable, type Given } from '../database/prepared';
import type { Rows } from '../database/tables';
import type { IdsQuery, LooseRows, LooseTables } from './loose-rows';
import { REMOVED_COLUMN, type RecordColumn } from './record-columns';

/** A row as it is read: its content by the names of its properties, as the database holds it. */
export type StoredRecord = Record<string, unknown> & { id: string };

/** A query that reads a list. */
export type ListQuery = SelectQueryBuilder<LooseTables, string, Record<string, unknown>>;

/** A query for the places and the ids of records. */
export type AlongQuery = SelectQueryBuilder<LooseTables, string, { along_position: unknown; along_id: unknown }>;

/** Narrows a list to some of its records. */
export type RecordFilter = {
  /**
   * Adds the conditions.
   * @param given whose list it is, and the value that is asked for, or the two that a range lies between, and a day
   * @param rows for queries within the query
   */
  where?: (query: ListQuery, given: Given<Listed>, rows: LooseRows) => ListQuery;
  /** A query for the records by an index of another table, which has them in the order of the list. */
  along?: (given: Given<Listed>, rows: LooseRows) => AlongQuery;
  /** It is of what is in the trash, instead of what is there or beside it. */
  removed?: 'instead' | 'beside';
};

/** How many changes are kept prepared, each of other fields. */
const MAX_KEPT_CHANGES = 50;

/** The name of a value that is asked for, beside that of one that is set. */
const askedOf = (column: string) => `asked ${column}`;

type Values = Record<string, unknown>;
type Key = { id: string; ownerId: string };
type Listed = { ownerId: string; value: unknown; until: unknown; day: unknown };

/**
 * The statements of a table of records. Each names the owner.
 * @param placed whether a new record comes first or last
 * @param details the properties that lists leave out
 */
export function recordStatements(
  table: string,
  columns: RecordColumn[],
  placed: 'first' | 'last',
  details: readonly string[] = [],
) {
  const direction = placed === 'first' ? 'desc' : 'asc';
  const content = columns.filter(({ property }) => property !== 'id');
  const contentOf = (given: Given<Values>) =>
    Object.fromEntries(content.map(({ property, column }) => [column, given[property]]));
  /** Whether the calls that name a record reach it in the trash, too. */
  const isTrashShown = content.some(({ column }) => column === REMOVED_COLUMN);
  // JSON is read as its text, as the codec wants it: PostgreSQL would answer the value.
  const named = columns.map(({ property, column, isJson }) =>
    isJson ? sql<string | null>`cast(${sql.ref(column)} as text)`.as(property) : (`${column} as ${property}` as const),
  );
  const listed = named.filter((_, place) => !details.includes(columns[place]?.property ?? ''));
  const read = (rows: Rows, ownerId: string | Bindable<string>) =>
    (rows as unknown as LooseRows).selectFrom(table).select(named).where('owner_id', '=', ownerId);
  const there = (rows: Rows, ownerId: string | Bindable<string>) => read(rows, ownerId).where('removed_at', 'is', null);
  const passing = (rows: LooseRows, given: Given<Listed>, { where, along, removed }: RecordFilter): ListQuery => {
    // SQLite reads the tables of a cross join one after the other, as they are named.
    const list = along
      ? rows.selectFrom(along(given, rows).as('along')).crossJoin(table).whereRef('along_id', '=', 'id')
      : rows.selectFrom(table);
    const part = list
      .where(`${table}.owner_id`, '=', given.ownerId)
      .$if(removed !== 'beside', (query) =>
        query.where('removed_at', removed ? 'is not' : 'is', null),
      ) as unknown as ListQuery;
    return where ? where(part, given, rows) : part;
  };
  /** The columns that a list is in the order of. */
  const orderOf = ({ along }: RecordFilter) =>
    along ? (['along_position', 'along_id'] as const) : (['position', 'id'] as const);
  /** The place of a record in the order of the list, from which the next page goes on. */
  const placeIn = (filter: RecordFilter) => `${orderOf(filter)[0]} as position` as const;
  const filtered = (rows: Rows, given: Given<Listed>, filter: RecordFilter): ListQuery => {
    const query = passing(rows as unknown as LooseRows, given, filter).select(listed);
    return orderOf(filter).reduce((ordered, column) => ordered.orderBy(column, direction), query);
  };
  const write = (rows: Rows, { id, ownerId }: Given<Key>) =>
    (rows as unknown as LooseRows).updateTable(table).where('id', '=', id).where('owner_id', '=', ownerId);
  const newPlace = (ownerId: Bindable<string>) =>
    sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where owner_id = ${ownerId})`;
  const insert = (rows: Rows, given: Given<Values & Key>) =>
    (rows as unknown as LooseRows)
      .insertInto(table)
      .values({
        id: given.id,
        owner_id: given.ownerId,
        ...contentOf(given),
        version: 1,
        position: newPlace(given.ownerId),
      })
      .onConflict((conflict) => conflict.column('id').doNothing());
  const beyond = sql.raw(placed === 'first' ? '<' : '>');
  const next = sql`version + 1`;
  /** Changes the columns with these names where the others have what they are asked for. */
  const changeOf = (changed: readonly string[], asked: readonly string[]) =>
    onIds<Values & { ownerId: string }>()((rows, ids, given) =>
      asked
        .reduce(
          (query, column) => query.where(column, 'is not distinct from', given[askedOf(column)]),
          (rows as unknown as LooseRows)
            .updateTable(table)
            .set({ ...Object.fromEntries(changed.map((column) => [column, given[column]])), version: next })
            .where('owner_id', '=', given.ownerId)
            .where('id', 'in', ids)
            .where('removed_at', 'is', null),
        )
        .returning('id')
        .$castTo<{ id: string }>(),
    );
  const changes = new LRUCache<string, ReturnType<typeof changeOf>>({
    max: MAX_KEPT_CHANGES,
    memoMethod: (columns) => changeOf(...(JSON.parse(columns) as [string[], string[]])),
  });
  return {
    there,
    /** The whole list. */
    all: (filter: RecordFilter = {}) =>
      prepare<Listed>()((rows, given) => filtered(rows, given, filter).$castTo<StoredRecord>()),
    /** A query for the ids of the whole list. */
    idsOf: (filter: RecordFilter) => (rows: LooseRows, given: Given<Listed>) =>
      passing(rows, given, filter).select('id') as unknown as IdsQuery,
    /** A page of the list, and one record more. */
    page: (filter: RecordFilter = {}) =>
      prepare<Listed & { limit: number }>()((rows, given) =>
        filtered(rows, given, filter)
          .select(placeIn(filter))
          .limit(given.limit)
          .$castTo<StoredRecord & { position: number }>(),
      ),
    /** A page of the list that begins after a record. */
    pageAfter: (filter: RecordFilter = {}) =>
      prepare<Listed & { limit: number; position: number; id: string }>()((rows, given) =>
        filtered(rows, given, filter)
          .select(placeIn(filter))
          .where(sql<boolean>`(${sql.join(orderOf(filter).map(sql.ref))}) ${beyond} (${given.position}, ${given.id})`)
          .limit(given.limit)
          .$castTo<StoredRecord & { position: number }>(),
      ),
    one: prepare<Key>()((rows, { id, ownerId }) =>
      (isTrashShown ? read(rows, ownerId) : there(rows, ownerId))
        .select('version')
        .where('id', '=', id)
        .$castTo<StoredRecord & { version: number }>(),
    ),
    /** Also in the trash. */
    any: prepare<Key>()((rows, { id, ownerId }) => read(rows, ownerId).where('id', '=', id).$castTo<StoredRecord>()),
    /** Some records, also those in the trash, and which of them are there. */
    whole: onIds<{ ownerId: string }>()((rows, ids, { ownerId }) =>
      read(rows, ownerId)
        .select('removed_at as removedAt')
        .where('id', 'in', ids)
        .$castTo<StoredRecord & { removedAt: string | null }>(),
    ),
    /** Those of some records of some owners that are there. */
    among: (ids: readonly string[], ownerIds: readonly string[]) =>
      built((rows) =>
        (rows as unknown as LooseRows)
          .selectFrom(table)
          .select([...named, 'owner_id as ownerId'])
          .where('owner_id', 'in', ownerIds)
          .where('id', 'in', ids)
          .where('removed_at', 'is', null)
          .$castTo<StoredRecord & { ownerId: string }>(),
      ),
    /** Some records of all owners, in the order of their ids. */
    keysAfter: prepare<{ id: string; limit: number }>()(
      (rows, { id, limit }) =>
        (rows as unknown as LooseRows)
          .selectFrom(table)
          .select(['id', 'owner_id as ownerId'])
          .where('id', '>', id)
          .orderBy('id')
          .limit(limit)
          .$castTo<Key>(),
      { ofAllOwners: true },
    ),
    insert: prepare<Values & Key>()(insert),
    /** The same, and answers its id; nothing where that is taken. */
    insertNew: prepare<Values & Key>()((rows, given) => insert(rows, given).returning('id').$castTo<{ id: string }>()),
    /** On one state of it alone. */
    update: prepare<Values & Key & { version: number }>()((rows, given) =>
      write(rows, given)
        .set({ ...contentOf(given), version: next })
        .$if(!isTrashShown, (query) => query.where('removed_at', 'is', null))
        .where('version', '=', given.version),
    ),
    overwrite: prepare<Values & Key>()((rows, given) =>
      write(rows, given)
        .set({ ...contentOf(given), version: next })
        .$if(!isTrashShown, (query) => query.where('removed_at', 'is', null)),
    ),
    /** Writes over some records at once, each with what it is to be. They have to be there: it is for those that were just read. */
    overwriteMany: (ownerId: string, records: readonly Values[]) =>
      built((rows) =>
        (rows as unknown as LooseRows)
          .insertInto(table)
          .values(records.map((record) => ({ ...record, owner_id: ownerId, version: 1, position: 0 })))
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({
                ...Object.fromEntries(content.map(({ column }) => [column, sql.ref(`excluded.${column}`)])),
                version: sql`${sql.ref(`${table}.version`)} + 1`,
              })
              .where(`${table}.owner_id`, '=', ownerId),
          ),
      ),
    /** Puts it where a new one would come. */
    placeAnew: prepare<Key>()((rows, given) => write(rows, given).set({ position: newPlace(given.ownerId) })),
    /** Changes some fields of those of some records that are there and have the values of `among`, and answers which they are. */
    change: (ids: readonly string[], ownerId: string, fields: Values, among: Values = {}) =>
      changes.memo(JSON.stringify([Object.keys(fields), Object.keys(among)])).with(ids, {
        ...fields,
        ...Object.fromEntries(Object.entries(among).map(([column, value]) => [askedOf(column), value])),
        ownerId,
      }),
    /** Deletes some records for good, and answers which were there. */
    deleteMany: onIds<{ ownerId: string }>()((rows, ids, given) =>
      (rows as unknown as LooseRows)
        .deleteFrom(table)
        .where('owner_id', '=', given.ownerId)
        .where('id', 'in', ids)
        .$if(!isTrashShown, (query) => query.where('removed_at', 'is', null))
        .returning('id')
        .$castTo<{ id: string }>(),
    ),
    /** A query for those of some ids that are there. */
    idsAmong: (rows: LooseRows, ids: readonly Bindable<string>[], ownerId: Bindable<string>) =>
      rows
        .selectFrom(table)
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', ids)
        .where('removed_at', 'is', null) as IdsQuery,
    remove: prepare<Key & { time: string }>()((rows, given) =>
      write(rows, given).set({ removed_at: given.time, version: next }).where('removed_at', 'is', null),
    ),
    delete: prepare<Key>()((rows, { id, ownerId }) =>
      (rows as unknown as LooseRows).deleteFrom(table).where('id', '=', id).where('owner_id', '=', ownerId),
    ),
  };
}

export type RecordStatements = ReturnType<typeof recordStatements>;
