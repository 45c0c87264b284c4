import { NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import { tableName } from '../database/columns';
import { onIds } from '../database/on-ids';
import { prepare, type Bindable, type BoundStatement, type Prepared } from '../database/prepared';
import type { AddedLink, CatalogueLinkOptions, Target } from './link-options';
import type { IdsQuery, LooseRows } from './loose-rows';
import type { RecordFilter } from './record-statements';

/** Makes a query for those of some ids that are an owner's. */
type RecordsAmong = (rows: LooseRows, ids: readonly Bindable<string>[], ownerId: Bindable<string>) => IdsQuery;

type Key = { ownerId: string; id: string };

/** The position of a link that goes with the next statement. */
const MARKED = -1;

/**
 * What links to entries of a catalogue can do beside others: they can be toggled, and the records with an entry are a part of the
 * list. Each has a copy of the place of its record, so that a page of that part is found by an index, however many records have
 * the entry.
 */
export class CatalogueLinks {
  private readonly table: string;

  /** @param records the name of the table of the records that have the links */
  constructor(
    private readonly options: CatalogueLinkOptions,
    private readonly records: string,
  ) {
    this.table = tableName(options.table.meta.className);
  }

  /** @throws NotFoundException where there is no such entry */
  check(entry: Target): void {
    if (!this.options.catalogue.includes(entry as number)) throw this.missing();
  }

  readonly missing = () => new NotFoundException(`There is no such ${this.options.noun}`);

  /** Links a record to an entry. */
  readonly add: Prepared<AddedLink, unknown> = prepare<AddedLink>()((rows, { id, target, ownerId, position }) => {
    const loose = rows as unknown as LooseRows;
    const { from, to } = this.options;
    return loose.insertInto(this.table).values({
      ...{ [from]: id, [to]: target, owner_id: ownerId, position },
      record_position: this.placeOf(loose, ownerId, id),
    });
  });

  /** Follows a record that has come to another place in its list. */
  readonly follow: Prepared<Key, unknown> = prepare<Key>()((rows, { ownerId, id }) => {
    const loose = rows as unknown as LooseRows;
    return loose
      .updateTable(this.table)
      .set({ record_position: this.placeOf(loose, ownerId, id) })
      .where('owner_id', '=', ownerId)
      .where(this.options.from, '=', id);
  });

  /**
   * Links those of some records to an entry that are not, and the others no more. A new link is the last of its record.
   * @param recordsAmong a query for those of some ids that are the owner's, and not in the trash
   */
  toggling(recordsAmong: RecordsAmong): (ownerId: string, entry: number, ids: readonly string[]) => BoundStatement[] {
    const { from, to } = this.options;
    const { table } = this;
    const toggled = onIds<{ ownerId: string; entry: number }>();
    const statements = [
      toggled((rows, ids, { ownerId, entry }) =>
        this.insertion(rows as unknown as LooseRows, recordsAmong, { ids, ownerId, entry }).onConflict((linked) =>
          linked.columns([from, to]).doUpdateSet({ position: MARKED }).where(`${table}.owner_id`, '=', ownerId),
        ),
      ),
      toggled((rows, ids, { ownerId, entry }) =>
        (rows as unknown as LooseRows)
          .deleteFrom(table)
          .where('owner_id', '=', ownerId)
          .where(from, 'in', ids)
          .where(to, '=', entry)
          .where('position', '=', MARKED),
      ),
    ];
    return (ownerId, entry, ids) => statements.map((statement) => statement.with(ids, { ownerId, entry }));
  }

  /**
   * Links some records to an entry, each as its last link, or none of them any more. What is so already stays as it is.
   * @param recordsAmong a query for those of some ids that are the owner's, and not in the trash
   */
  setting(
    recordsAmong: RecordsAmong,
  ): (ownerId: string, entry: number, ids: readonly string[], isLinked: boolean) => BoundStatement {
    const { from, to } = this.options;
    const { table } = this;
    const set = onIds<{ ownerId: string; entry: number }>();
    const link = set((rows, ids, { ownerId, entry }) =>
      this.insertion(rows as unknown as LooseRows, recordsAmong, { ids, ownerId, entry }).onConflict((linked) =>
        linked.columns([from, to]).doNothing(),
      ),
    );
    const unlink = set((rows, ids, { ownerId, entry }) =>
      (rows as unknown as LooseRows)
        .deleteFrom(table)
        .where('owner_id', '=', ownerId)
        .where(from, 'in', ids)
        .where(to, '=', entry),
    );
    return (ownerId, entry, ids, isLinked) => (isLinked ? link : unlink).with(ids, { ownerId, entry });
  }

  /** The part of a list that is linked to an entry, which is asked for by its number. */
  readonly filter: RecordFilter = {
    along: ({ ownerId, value }, rows) =>
      rows
        .selectFrom(this.table)
        .select(['record_position as along_position', `${this.options.from} as along_id`])
        .where('owner_id', '=', ownerId)
        .where(this.options.to, '=', value),
  };

  /** Links some records to an entry, each as its last link. */
  private insertion(
    rows: LooseRows,
    recordsAmong: RecordsAmong,
    { ids, ownerId, entry }: { ids: readonly Bindable<string>[]; ownerId: Bindable<string>; entry: Bindable<number> },
  ) {
    const { from, to } = this.options;
    const last = rows
      .selectFrom(this.table)
      .select(sql`coalesce(max(position) + 1, 0)`.as('next'))
      .where('owner_id', '=', ownerId)
      .whereRef(from, '=', 'id');
    return rows
      .insertInto(this.table)
      .columns([from, to, 'owner_id', 'record_position', 'position'])
      .expression(
        recordsAmong(rows, ids, ownerId).select(({ val }) => [
          val(entry).as('to'),
          val(ownerId).as('owner'),
          'position as place',
          last.as('next'),
        ]),
      );
  }

  private placeOf(rows: LooseRows, ownerId: Bindable<string>, id: Bindable<string>) {
    return rows.selectFrom(this.records).select('position').where('owner_id', '=', ownerId).where('id', '=', id);
  }
}
