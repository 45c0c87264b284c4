import { sql } from 'kysely';
import { inParts } from '../database/in-parts';
import type { Transaction } from '../database/tables';
import type { Target } from './link-options';
import type { LooseRows } from './loose-rows';
import type { RecordCodec } from './record-codec';
import type { RecordColumn } from './record-columns';
import type { FieldLinks } from './record-reader';

/** How many records are inserted by one statement, which may bind 32,766 values on SQLite. */
const INSERTED_AT_ONCE = 500;

type Values = Record<string, unknown>;
type Content = { id: string };

/** Puts whole lists of records into a table, within a transaction of somebody else's. */
export class RecordFiller {
  /** @param order whether the first of the list has the highest place or the lowest */
  constructor(
    private readonly table: string,
    private readonly columns: RecordColumn[],
    private readonly codec: RecordCodec,
    private readonly links: FieldLinks,
    private readonly order: 'first' | 'last' = 'first',
  ) {}

  /** Adds the records of an owner who has none yet, with what they are linked to. */
  async fill(rows: Transaction, ownerId: string, records: readonly Content[]): Promise<void> {
    if (records.length === 0) return;
    const loose = rows as unknown as LooseRows;
    await loose.insertInto(this.table).values(this.placed(ownerId, records)).execute();
    for (const [field, links] of this.links) {
      const pairs = records.flatMap((record, index) =>
        links.rows(ownerId, record.id, (record as Values)[field] as Target[], this.placeOf(index, records.length)),
      );
      if (pairs.length > 0) await loose.insertInto(links.table).values(pairs).execute();
    }
  }

  /**
   * Adds records to those that an owner has, in their order, the first of them placed as the newest. One whose id is taken is passed over.
   * @returns the ids of those that were added
   */
  async add(rows: Transaction, ownerId: string, records: readonly Content[]): Promise<Set<string>> {
    const loose = rows as unknown as LooseRows;
    const { last } = await loose
      .selectFrom(this.table)
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const added = new Set<string>();
    for (const part of inParts(this.placed(ownerId, records, Number(last ?? 0)), INSERTED_AT_ONCE)) {
      const found = await loose
        .insertInto(this.table)
        .values(part)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute();
      for (const { id } of found) added.add(id as string);
    }
    return added;
  }

  /** Makes these the records of an owner. Others are deleted. */
  async putAll(rows: Transaction, ownerId: string, records: readonly Content[]): Promise<void> {
    const loose = rows as unknown as LooseRows;
    const left = loose.deleteFrom(this.table).where('owner_id', '=', ownerId);
    if (records.length === 0) {
      await left.execute();
      return;
    }
    await left
      .where(
        'id',
        'not in',
        records.map(({ id }) => id),
      )
      .execute();
    await loose
      .insertInto(this.table)
      .values(this.placed(ownerId, records))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((update) =>
            Object.fromEntries([
              ...this.columns.map(({ column }) => [column, update.ref(`excluded.${column}`)] as const),
              ['position', update.ref('excluded.position')] as const,
              ['version', sql`${sql.ref(`${this.table}.version`)} + 1`] as const,
            ]),
          )
          .where(`${this.table}.owner_id`, '=', ownerId),
      )
      .execute();
  }

  /** Rows of records in their places: the first of them is the first of the list. */
  private placed(ownerId: string, records: readonly Content[], after = 0): Values[] {
    return records.map((record, index) => ({
      owner_id: ownerId,
      position: after + this.placeOf(index, records.length),
      ...this.codec.byColumn(record),
    }));
  }

  private placeOf(index: number, count: number): number {
    return this.order === 'last' ? index + 1 : count - index;
  }
}
