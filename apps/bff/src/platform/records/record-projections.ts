import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database';
import type { BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import type { Projection } from './projection';
import type { ProjectedTable } from './projection-backfill';
import type { RecordCodec } from './record-codec';
import { REMOVED_COLUMN, type RecordColumn } from './record-columns';
import type { RecordStatements } from './record-statements';

type Values = Record<string, unknown>;

/** What has been done with records. `changed` is some of their fields, `removed` into the trash, `deleted` for good. */
export type Done = 'changed' | 'removed' | 'restored' | 'deleted';

/** Keeps the rows of a table's projections: it says which statements belong to which change of a record. */
export class RecordProjections<Content extends { id: string }> {
  private readonly ofThere: readonly Projection<Content>[];
  /** The flag that says whether a record is in the trash, where the entity has one. */
  private readonly removedFlag: string | undefined;

  constructor(
    private readonly all: readonly Projection<Content>[],
    columns: readonly RecordColumn[],
    private readonly codec: RecordCodec,
    private readonly statements: RecordStatements,
    private readonly database: Database,
  ) {
    this.ofThere = all.filter(({ isKeptInTrash }) => !isKeptInTrash);
    this.removedFlag = columns.find(({ column }) => column === REMOVED_COLUMN)?.property;
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  /** What is done once for the records of a list that were there before; undefined where there are no projections. */
  ofTable(list: string): ProjectedTable | undefined {
    if (this.isEmpty) return undefined;
    return {
      list,
      names: this.all.map(({ name }) => name),
      keysAfter: (id, limit) => this.database.read(this.statements.keysAfter.with({ id, limit })),
      write: (rows, ownerId, ids) => this.follow(rows, 'changed', ownerId, ids),
    };
  }

  /**
   * What belongs to new records.
   * @param writerId who writes them
   * @param isCopy whether the same transaction has written them before, for another owner
   */
  created(
    ownerId: string,
    records: readonly Content[],
    { writerId, isCopy }: { writerId?: string; isCopy?: boolean } = {},
  ): BoundStatement[] {
    return this.written(this.all, ownerId, records, { isNew: true, writerId, isCopy });
  }

  /**
   * What belongs to a record that is written whole.
   * @param writerId who writes it
   * @param before what it was, where that is known: a projection of which no field differs is left as it is
   */
  replaced(ownerId: string, writerId: string, record: Content, before?: Content): BoundStatement[] {
    const concerned = before ? this.all.filter((projection) => this.differs(projection, record, before)) : this.all;
    return this.written(concerned, ownerId, [record], { writerId });
  }

  /** What belongs to records that went into the trash. */
  removed(ownerId: string, ids: readonly string[]): BoundStatement[] {
    return ids.length === 0 ? [] : this.ofThere.flatMap((projection) => projection.remove(ownerId, ids));
  }

  /** What belongs to records that are gone for good. */
  deleted(ownerId: string, ids: readonly string[]): BoundStatement[] {
    return ids.length === 0 ? [] : this.all.flatMap((projection) => projection.remove(ownerId, ids));
  }

  /** Whether a change of these fields changes rows of a projection. */
  dependOn(fields: object): boolean {
    return this.concerned(fields).length > 0;
  }

  /**
   * Follows a change of some records, within its transaction and after it: what their rows depend on is read again.
   * @param change what was changed of them, without it all that they hold; and who has changed it
   */
  async follow(
    rows: Transaction,
    done: Done,
    ownerId: string,
    ids: readonly string[],
    { fields, writerId }: { fields?: object; writerId?: string } = {},
  ): Promise<void> {
    const concerned = done === 'restored' ? this.ofThere : fields ? this.concerned(fields) : this.all;
    if (ids.length === 0 || concerned.length === 0) return;
    if (done === 'removed') return this.run(rows, this.removed(ownerId, ids));
    if (done === 'deleted') return this.run(rows, this.deleted(ownerId, ids));
    const there: Content[] = [];
    const inTrash: Content[] = [];
    for (const { removedAt, ...row } of await this.database.runWithin(
      rows,
      this.statements.whole.with(ids, { ownerId }),
    )) {
      (removedAt === null ? there : inTrash).push(this.codec.toContent(row) as unknown as Content);
    }
    await this.run(rows, [
      ...this.written(concerned, ownerId, there, { writerId }),
      ...this.written(concerned, ownerId, inTrash, { areRemoved: true, writerId }),
    ]);
  }

  /** Runs statements one after the other within a transaction. */
  async run(rows: Transaction, statements: readonly BoundStatement[]): Promise<void> {
    for (const statement of statements) await this.database.runWithin(rows, statement);
  }

  private concerned(fields: object): readonly Projection<Content>[] {
    const given = fields as Values;
    const isGiven = (field: string) => given[field] !== undefined;
    return this.all.filter(
      (projection) => projection.fields.some(isGiven) || (this.removedFlag !== undefined && isGiven(this.removedFlag)),
    );
  }

  private differs({ fields }: Projection<Content>, record: Content, before: Content): boolean {
    const names: readonly string[] = this.removedFlag === undefined ? fields : [...fields, this.removedFlag];
    return names.some((field) => !isDeepStrictEqual((record as Values)[field], (before as Values)[field]));
  }

  private written(
    projections: readonly Projection<Content>[],
    ownerId: string,
    records: readonly Content[],
    {
      isNew = false,
      areRemoved = false,
      writerId,
      isCopy = false,
    }: { isNew?: boolean; areRemoved?: boolean; writerId?: string; isCopy?: boolean } = {},
  ): BoundStatement[] {
    const isRemoved = (record: Content) =>
      areRemoved || (this.removedFlag !== undefined && (record as Values)[this.removedFlag] === true);
    return projections.flatMap((projection) => {
      const shown = projection.isKeptInTrash ? records : records.filter((record) => !isRemoved(record));
      const hidden = isNew || shown === records ? [] : records.filter(isRemoved);
      return [
        ...(shown.length > 0 ? projection.write(ownerId, shown, { isNew, writerId, isCopy }) : []),
        ...(hidden.length > 0 ? projection.remove(ownerId, idsOf(hidden)) : []),
      ];
    });
  }
}

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
