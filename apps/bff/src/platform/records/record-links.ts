import { NotFoundException } from '@nestjs/common';
import type { EntitySchema } from '@mikro-orm/core';
import { sql } from 'kysely';
import { tableName } from '../database/columns';
import { onIds } from '../database/on-ids';
import { prepare, type Bindable, type BoundStatement, type Given, type Prepared } from '../database/prepared';
import type { IdsQuery, LooseRows } from './loose-rows';
import type { RecordFilter } from './record-statements';

/** What a record is linked to, as a note to its labels: a table that links the two, a row for each pair. */
export type LinkOptions = {
  /** The table of the pairs: `ownerId`, `position`, a reference to the record, and what it is linked to. */
  table: EntitySchema;
  /** Its column with the id of the record: `note_id`. */
  from: string;
  /** Its column with the id of what the record is linked to: `label_id`. */
  to: string;
  /** What one of those is called: `label`. */
  noun: string;
} & (
  | {
      /** The table that it is linked to: other records of the owner. */
      target: EntitySchema;
    }
  | {
      /** The numbers of a fixed catalogue that it is linked to. */
      catalogue: readonly number[];
    }
);

/** The kinds of links of a table, by the fields that hold them. */
export type LinksOptions = Record<string, LinkOptions>;

/** What a field with links holds. */
export type LinkedIds<Options extends LinkOptions> = Options extends { catalogue: readonly number[] }
  ? number[]
  : string[];

/** The id of a record, or the number of an entry of a catalogue. */
export type Target = string | number;

/** A record and what it is linked to. */
export type Pair = { from: string; to: Target };
type LinksOf = ReadonlyMap<string, Target[]>;

/** Makes a query for those of some ids that are an owner's. */
type RecordsAmong = (rows: LooseRows, ids: readonly Bindable<string>[], ownerId: Bindable<string>) => IdsQuery;

/** The links of one kind of the records of a table. */
export class RecordLinks {
  private readonly statements: ReturnType<typeof statementsOf>;

  constructor(private readonly options: LinkOptions) {
    this.statements = statementsOf(options);
  }

  /** All links of an owner, in the order of each record. */
  get all(): Prepared<{ ownerId: string }, Pair> {
    return this.statements.all;
  }

  /**
   * The links of the records that a query finds, in the order of each.
   * @param records a query for their ids
   */
  among<Values extends { ownerId: string }>(
    records: (rows: LooseRows, given: Given<Values>) => IdsQuery,
  ): Prepared<Values, Pair> {
    return prepare<Values>()((rows, given) => {
      const loose = rows as unknown as LooseRows;
      return this.statements.select(loose, given.ownerId).where(this.options.from, 'in', records(loose, given));
    });
  }

  /** The links of some records, in the order of each. */
  ofMany(ownerId: string, ids: readonly string[]): BoundStatement<Pair> {
    return this.statements.many.with(ids, { ownerId });
  }

  /** The links of one record, in their order. */
  of(ownerId: string, id: string): BoundStatement<Pair> {
    return this.statements.one.with({ ownerId, id });
  }

  /**
   * Links a record to others of its owner, in the given order, and to no more. What it is linked to in the trash nobody sees, so
   * that stays for the day when it is restored.
   */
  replace(ownerId: string, id: string, targets: readonly Target[]): BoundStatement[] {
    return [this.statements.clear.with({ ownerId, id }), ...this.add(ownerId, id, targets)];
  }

  /**
   * Links a record that has no links yet. A target that is not the owner's is a 404, like one that does not exist.
   * @throws NotFoundException where a target is not in the catalogue
   */
  add(ownerId: string, id: string, targets: readonly Target[]): BoundStatement[] {
    targets.forEach((target) => {
      this.check(target);
    });
    const missing = this.missing;
    return targets.map((target, position) => this.statements.add.with({ ownerId, id, target, position }, { missing }));
  }

  /**
   * Links those of some records to a target that are not, and the others no more. A new link is the last of its record.
   * @param recordsAmong a query for those of some ids that are the owner's, and not in the trash
   */
  toggling(recordsAmong: RecordsAmong): (ownerId: string, target: number, ids: readonly string[]) => BoundStatement[] {
    const { from, to } = this.options;
    const table = this.table;
    const marked = -1;
    const toggled = onIds<{ ownerId: string; target: number }>();
    const statements = [
      toggled((rows, ids, { ownerId, target }) => {
        const loose = rows as unknown as LooseRows;
        return loose
          .updateTable(table)
          .set({ position: marked })
          .where('owner_id', '=', ownerId)
          .where(to, '=', target)
          .where(from, 'in', recordsAmong(loose, ids, ownerId));
      }),
      toggled((rows, ids, { ownerId, target }) => {
        const loose = rows as unknown as LooseRows;
        const linked = loose.selectFrom(table).select(from).where('owner_id', '=', ownerId).where(to, '=', target);
        return loose
          .insertInto(table)
          .columns([from, to, 'owner_id', 'position'])
          .expression(
            recordsAmong(loose, ids, ownerId)
              .select(({ val }) => [
                val(target).as('to'),
                val(ownerId).as('owner'),
                loose
                  .selectFrom(table)
                  .select(sql`coalesce(max(position) + 1, 0)`.as('next'))
                  .where('owner_id', '=', ownerId)
                  .whereRef(from, '=', 'id')
                  .as('place'),
              ])
              .where('id', 'not in', linked),
          );
      }),
      toggled((rows, _, { ownerId, target }) =>
        (rows as unknown as LooseRows)
          .deleteFrom(table)
          .where('owner_id', '=', ownerId)
          .where(to, '=', target)
          .where('position', '=', marked),
      ),
    ];
    return (ownerId, target, ids) => statements.map((statement) => statement.with(ids, { ownerId, target }));
  }

  /** The name of the table of the pairs. */
  get table(): string {
    return tableName(this.options.table.meta.className);
  }

  /** The part of a list that is linked to a target, which is asked for by its id or number. */
  readonly filter: RecordFilter = {
    where: (query, { ownerId, value }, rows) => {
      const { from, to } = this.options;
      const linked = rows.selectFrom(this.table).select(from).where('owner_id', '=', ownerId).where(to, '=', value);
      return query.where('id', 'in', linked);
    },
  };

  /** The pairs of a record as rows. */
  rows(ownerId: string, id: string, targets: readonly Target[]): Record<string, unknown>[] {
    const { from, to } = this.options;
    return targets.map((target, position) => ({ [from]: id, [to]: target, owner_id: ownerId, position }));
  }

  private readonly missing = () => new NotFoundException(`There is no such ${this.options.noun}`);

  /** @throws NotFoundException where there is a catalogue, and the target is not in it */
  check(target: Target): void {
    if ('catalogue' in this.options && !this.options.catalogue.includes(target as number)) throw this.missing();
  }

  /** Sorts pairs by their records. */
  static byRecord(pairs: readonly Pair[]): LinksOf {
    const links = new Map<string, Target[]>();
    for (const { from, to } of pairs) {
      const known = links.get(from);
      if (known) known.push(to);
      else links.set(from, [to]);
    }
    return links;
  }
}

type Owner = string | Bindable<string>;

/** A query for those of the records that can be linked to that are not in the trash. */
const targetsThere = (target: EntitySchema, rows: LooseRows, ownerId: Owner) =>
  rows
    .selectFrom(tableName(target.meta.className))
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null);

function statementsOf(options: LinkOptions) {
  const { table, from, to } = options;
  const links = tableName(table.meta.className);
  const target = 'target' in options ? options.target : undefined;
  const select = (rows: LooseRows, ownerId: Owner) => {
    const pairs = rows
      .selectFrom(links)
      .select([`${from} as from`, `${to} as to`])
      .where('owner_id', '=', ownerId)
      .orderBy(from)
      .orderBy('position')
      .$castTo<Pair>();
    return target ? pairs.where(to, 'in', targetsThere(target, rows, ownerId)) : pairs;
  };
  return {
    select,
    all: prepare<{ ownerId: string }>()((rows, { ownerId }) => select(rows as unknown as LooseRows, ownerId)),
    one: prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
      select(rows as unknown as LooseRows, ownerId).where(from, '=', id),
    ),
    many: onIds<{ ownerId: string }>()((rows, ids, { ownerId }) =>
      select(rows as unknown as LooseRows, ownerId).where(from, 'in', ids),
    ),
    clear: prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) => {
      const loose = rows as unknown as LooseRows;
      const pairs = loose.deleteFrom(links).where('owner_id', '=', ownerId).where(from, '=', id);
      return target ? pairs.where(to, 'in', targetsThere(target, loose, ownerId)) : pairs;
    }),
    add: target ? addTarget(options, target) : addEntry(options),
  };
}

type Added = { ownerId: string; id: string; target: Target; position: number };

/** Links a record to another, which has to be there. */
function addTarget({ table, from, to }: LinkOptions, target: EntitySchema): Prepared<Added, unknown> {
  return prepare<Added>()((rows, given) => {
    const loose = rows as unknown as LooseRows;
    return loose
      .insertInto(tableName(table.meta.className))
      .columns([from, to, 'owner_id', 'position'])
      .expression(
        targetsThere(target, loose, given.ownerId)
          .clearSelect()
          .select(({ val, ref }) => [
            val(given.id).as('from'),
            ref('id').as('to'),
            ref('owner_id').as('owner'),
            val(given.position).as('place'),
          ])
          .where('id', '=', given.target),
      );
  });
}

/** Links a record to an entry of a catalogue. */
function addEntry({ table, from, to }: LinkOptions): Prepared<Added, unknown> {
  return prepare<Added>()((rows, { id, target, ownerId, position }) =>
    (rows as unknown as LooseRows)
      .insertInto(tableName(table.meta.className))
      .values({ [from]: id, [to]: target, owner_id: ownerId, position }),
  );
}
