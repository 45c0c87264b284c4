import { NotFoundException } from '@nestjs/common';
import type { EntitySchema } from '@mikro-orm/core';
import { tableName } from '../database/columns';
import { built, prepare, type BoundStatement } from '../database/prepared';
import type { LooseRows } from './loose-rows';

/** A list of ids of other records of the owner, as a note's labels: a table that links the two, a row for each pair. */
export type LinkOptions = {
  /** The table of the pairs: `ownerId`, `position`, and a reference to each side. */
  table: EntitySchema;
  /** Its column with the id of the record: `note_id`. */
  from: string;
  /** Its column with the id of what the record is linked to: `label_id`. */
  to: string;
  /** The table that it is linked to. */
  target: EntitySchema;
  /** What one of those is called: `label`. */
  noun: string;
};

type Pair = { from: string; to: string };
type LinksOf = ReadonlyMap<string, string[]>;

const pairOf = (from: string, to: string) => [`${from} as from`, `${to} as to`] as const;

/** The links of one kind of the records of a table. */
export class RecordLinks {
  private readonly statements: ReturnType<typeof statementsOf>;

  constructor(private readonly options: LinkOptions) {
    this.statements = statementsOf(options);
  }

  /** All links of an owner, in the order of each record. */
  all(ownerId: string): BoundStatement<Pair> {
    return this.statements.all.with({ ownerId });
  }

  /** The links of some records, in the order of each. */
  ofMany(ownerId: string, ids: readonly string[]): BoundStatement<Pair> {
    const { from, to } = this.options;
    return built((rows) =>
      (rows as unknown as LooseRows)
        .selectFrom(this.table)
        .select(pairOf(from, to))
        .where('owner_id', '=', ownerId)
        .where(from, 'in', ids)
        .orderBy(from)
        .orderBy('position')
        .$castTo<Pair>(),
    );
  }

  /** The links of one record, in their order. */
  of(ownerId: string, id: string): BoundStatement<Pair> {
    return this.statements.one.with({ ownerId, id });
  }

  /** Links a record to others of its owner, in the given order, and to no more. */
  replace(ownerId: string, id: string, targets: readonly string[]): BoundStatement[] {
    return [this.statements.clear.with({ ownerId, id }), ...this.add(ownerId, id, targets)];
  }

  /** Links a record that has no links yet. A target that is not the owner's is a 404, like one that does not exist. */
  add(ownerId: string, id: string, targets: readonly string[]): BoundStatement[] {
    const missing = () => new NotFoundException(`There is no such ${this.options.noun}`);
    return targets.map((target, position) => this.statements.add.with({ ownerId, id, target, position }, { missing }));
  }

  /** The name of the table of the pairs. */
  get table(): string {
    return tableName(this.options.table.meta.className);
  }

  /** The pairs of a record as rows. */
  rows(ownerId: string, id: string, targets: readonly string[]): Record<string, unknown>[] {
    const { from, to } = this.options;
    return targets.map((target, position) => ({ [from]: id, [to]: target, owner_id: ownerId, position }));
  }

  /** Sorts pairs by their records. */
  static byRecord(pairs: readonly Pair[]): LinksOf {
    const links = new Map<string, string[]>();
    for (const { from, to } of pairs) {
      const known = links.get(from);
      if (known) known.push(to);
      else links.set(from, [to]);
    }
    return links;
  }
}

function statementsOf({ table, from, to, target }: LinkOptions) {
  const links = tableName(table.meta.className);
  const targets = tableName(target.meta.className);
  const columns = pairOf(from, to);
  return {
    all: prepare<{ ownerId: string }>()((rows, { ownerId }) =>
      (rows as unknown as LooseRows)
        .selectFrom(links)
        .select(columns)
        .where('owner_id', '=', ownerId)
        .orderBy(from)
        .orderBy('position')
        .$castTo<Pair>(),
    ),
    one: prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
      (rows as unknown as LooseRows)
        .selectFrom(links)
        .select(columns)
        .where('owner_id', '=', ownerId)
        .where(from, '=', id)
        .orderBy('position')
        .$castTo<Pair>(),
    ),
    clear: prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
      (rows as unknown as LooseRows).deleteFrom(links).where('owner_id', '=', ownerId).where(from, '=', id),
    ),
    add: prepare<{ ownerId: string; id: string; target: string; position: number }>()((rows, given) => {
      const loose = rows as unknown as LooseRows;
      return loose
        .insertInto(links)
        .columns([from, to, 'owner_id', 'position'])
        .expression((insert) =>
          insert
            .selectFrom(targets)
            .select(({ val, ref }) => [
              val(given.id).as('from'),
              ref('id').as('to'),
              ref('owner_id').as('owner'),
              val(given.position).as('place'),
            ])
            .where('id', '=', given.target)
            .where('owner_id', '=', given.ownerId)
            .where('removed_at', 'is', null),
        );
    }),
  };
}
