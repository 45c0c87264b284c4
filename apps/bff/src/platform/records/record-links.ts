import { NotFoundException } from '@nestjs/common';
import type { EntitySchema } from '@mikro-orm/core';
import { tableName } from '../database/columns';
import { onIds } from '../database/on-ids';
import { prepare, type Bindable, type BoundStatement, type Given, type Prepared } from '../database/prepared';
import { CatalogueLinks } from './catalogue-links';
import type { AddedLink, LinkOptions, Pair, Target, TargetLinkOptions } from './link-options';
import type { IdsQuery, LooseRows } from './loose-rows';

type LinksOf = ReadonlyMap<string, Target[]>;

/** The links of one kind of the records of a table. */
export class RecordLinks {
  /** What can be done with these links where they are to entries of a catalogue; undefined where they are to other records. */
  readonly ofCatalogue: CatalogueLinks | undefined;
  private readonly addition: Prepared<AddedLink, unknown>;
  private readonly statements: ReturnType<typeof statementsOf>;

  /** @param records the name of the table of the records that have the links */
  constructor(
    private readonly options: LinkOptions,
    records: string,
  ) {
    if ('catalogue' in options) {
      this.ofCatalogue = new CatalogueLinks(options, records);
      this.addition = this.ofCatalogue.add;
    } else this.addition = addTarget(options);
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
    targets.forEach((target) => this.ofCatalogue?.check(target));
    const missing = this.missing;
    return targets.map((target, position) => this.addition.with({ ownerId, id, target, position }, { missing }));
  }

  /** The name of the table of the pairs. */
  get table(): string {
    return tableName(this.options.table.meta.className);
  }

  /**
   * The pairs of a record as rows.
   * @param place the place of the record in its list
   */
  rows(ownerId: string, id: string, targets: readonly Target[], place: number): Record<string, unknown>[] {
    const { from, to } = this.options;
    return targets.map((target, position) => ({
      ...{ [from]: id, [to]: target, owner_id: ownerId, position },
      ...(this.ofCatalogue && { record_position: place }),
    }));
  }

  private readonly missing = () => new NotFoundException(`There is no such ${this.options.noun}`);

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
  };
}

/** Links a record to another, which has to be there. */
function addTarget({ table, from, to, target }: TargetLinkOptions): Prepared<AddedLink, unknown> {
  return prepare<AddedLink>()((rows, given) => {
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
