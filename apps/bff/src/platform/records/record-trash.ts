import { sql } from 'kysely';
import type { Actor, RoleLevel } from '../auth/access';
import type { Database } from '../database/database';
import { built, prepare, type BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import type { ListChange } from './list-changes';
import type { ListWriter } from './list-writer';
import type { LooseRows } from './loose-rows';
import type { RemovedRecord, TrashableTable, TrashBound } from './trashable-tables';

/** How many records are deleted at once when the trash is emptied, so that others need not wait for long. */
const EMPTIED_AT_ONCE = 500;

/** What somebody does with records in the trash: they come back, or are deleted for good. */
export type TrashChange = { kind: 'restored' | 'deleted'; ids: readonly string[]; actor: Actor };

export type RecordTrashOptions = {
  list: string;
  /** The table in the database. */
  table: string;
  /** The column that names a record in the trash. */
  title: string;
  /** Who may restore and delete. */
  access: RoleLevel;
  /** The list that is told to have changed, and the column with the ids of its entries, where no call answers the records as a list. */
  partOf?: { list: string; column: string };
  /** Prepares for a change of records in the same transaction, and answers the ids of those of them that are changed. */
  prepare?: (rows: Transaction, change: TrashChange) => Promise<string[]>;
  /** Whose list somebody acts on. */
  ownerOf: (actor: Pick<Actor, 'id'>) => string;
};

/** The records of a table that were removed, and can come back. */
export class RecordTrash implements TrashableTable {
  readonly list: string;
  readonly access: RoleLevel;
  private readonly oldest: ReturnType<typeof oldestOf>;
  /** The column with the ids of the entries that are told of. */
  private readonly entryColumn: string;
  /** What a change of records answers: which they are, and the entries that are told of. */
  private readonly entries: readonly ['id', string];

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly options: RecordTrashOptions,
  ) {
    this.list = options.list;
    this.access = options.access;
    this.oldest = oldestOf(options.table);
    this.entryColumn = options.partOf?.column ?? 'id';
    this.entries = ['id', `${this.entryColumn} as entry`];
  }

  removed(userId: string, after?: TrashBound, limit?: number): Promise<RemovedRecord[]> {
    const { table, title } = this.options;
    const ownerId = this.options.ownerOf({ id: userId });
    return this.database.read(
      built((rows) => {
        let query = (rows as unknown as LooseRows)
          .selectFrom(table)
          .select(['id', `${title} as title`, 'removed_at as removed'])
          .where('owner_id', '=', ownerId)
          .where('removed_at', 'is not', null)
          .orderBy('removed_at', 'desc')
          .orderBy('id');
        if (after) {
          const { removed, id, includesMoment } = after;
          query = query.where(({ eb, or, and }) =>
            includesMoment
              ? or([eb('removed_at', '<', removed), and([eb('removed_at', '=', removed), eb('id', '>', id)])])
              : eb('removed_at', '<', removed),
          );
        }
        return (limit === undefined ? query : query.limit(limit)).$castTo<RemovedRecord>();
      }),
    );
  }

  restore(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.change({ kind: 'restored', ids, actor }, (rows, ownerId, able) =>
      rows
        .updateTable(this.options.table)
        .set({ removed_at: null, version: sql`version + 1` })
        .where('owner_id', '=', ownerId)
        .where('id', 'in', able)
        .where('removed_at', 'is not', null)
        .returning(this.entries)
        .execute(),
    );
  }

  delete(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.change({ kind: 'deleted', ids, actor }, (rows, ownerId, able) =>
      rows
        .deleteFrom(this.options.table)
        .where('owner_id', '=', ownerId)
        .where('id', 'in', able)
        .where('removed_at', 'is not', null)
        .returning(this.entries)
        .execute(),
    );
  }

  /** Each owner's records go together with the new stamp of the list, which may show what is in the trash. */
  async empty(before: string): Promise<void> {
    for (;;) {
      const oldest = await this.database.read(this.oldest.with({ before }));
      for (const [ownerId, records] of Map.groupBy(oldest, ({ owner_id }) => owner_id)) {
        await this.writer.writeFound({ ...this.told('deleted'), ownerId }, this.deletion(ownerId, records, before));
      }
      if (oldest.length < EMPTIED_AT_ONCE) return;
    }
  }

  /** Deletes those of some records that have not been restored meanwhile, and answers the entries that are told of. */
  private deletion(ownerId: string, records: { id: string }[], before: string): BoundStatement<{ id: string }> {
    return built((rows) =>
      (rows as unknown as LooseRows)
        .deleteFrom(this.options.table)
        .where('owner_id', '=', ownerId)
        .where(
          'id',
          'in',
          records.map(({ id }) => id),
        )
        .where('removed_at', '<', before)
        .returning(`${this.entryColumn} as id`)
        .$castTo<{ id: string }>(),
    );
  }

  private async change(
    asked: TrashChange,
    run: (rows: LooseRows, ownerId: string, ids: readonly string[]) => Promise<Record<string, unknown>[]>,
  ): Promise<string[]> {
    const { kind, ids, actor } = asked;
    if (ids.length === 0) return [];
    const ownerId = this.options.ownerOf(actor);
    return this.writer.transaction([{ ...this.told(kind), ownerId, actor }], async (rows: Transaction, [change]) => {
      const able = (await this.options.prepare?.(rows, asked)) ?? ids;
      if (able.length === 0) return [];
      const changed = await run(rows as unknown as LooseRows, ownerId, able);
      const entryOf = new Map(changed.map(({ id, entry }) => [id as string, entry as string]));
      const inOrder = [...new Set(ids)].filter((id) => entryOf.has(id));
      if (change) change.ids = [...new Set(inOrder.map((id) => entryOf.get(id) ?? id))];
      return inOrder;
    });
  }

  /** What is told of a change of some records: of a part of an entry, the entry is changed. */
  private told(kind: TrashChange['kind']): Pick<ListChange, 'list' | 'kind'> {
    const { list, partOf } = this.options;
    return partOf ? { list: partOf.list, kind: 'updated' } : { list, kind };
  }
}

const oldestOf = (table: string) =>
  prepare<{ before: string }>()(
    (rows, { before }) =>
      (rows as unknown as LooseRows)
        .selectFrom(table)
        .select(['id', 'owner_id'])
        .where('removed_at', '<', before)
        .orderBy('removed_at')
        .limit(EMPTIED_AT_ONCE)
        .$castTo<{ id: string; owner_id: string }>(),
    { ofAllOwners: true },
  );
