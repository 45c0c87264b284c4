import { sql } from 'kysely';
import type { Actor, RoleLevel } from '../auth/access';
import type { Database } from '../database/database';
import { built, prepare } from '../database/prepared';
import type { Transaction } from '../database/tables';
import type { ListChange } from './list-changes';
import type { ListWriter } from './list-writer';
import type { LooseRows } from './loose-rows';
import type { RemovedRecord, TrashableTable, TrashBound } from './trashable-tables';

/** How many records are deleted at once when the trash is emptied, so that others need not wait for long. */
const EMPTIED_AT_ONCE = 500;

/** What somebody does with records in the trash: they come back, or are deleted for good. */
export type TrashChange = { kind: 'restored' | 'deleted'; ids: readonly string[]; actor: Actor };

/** Which records were changed, and the entries that are told of. */
type Changed = Record<string, unknown>[];

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
  /** Writes what follows from the change of records, in the same transaction and after it. */
  follow?: (rows: Transaction, done: TrashChange['kind'], ownerId: string, ids: readonly string[]) => Promise<void>;
  /** Whose list somebody acts on. */
  ownerOf: (actor: Pick<Actor, 'id'>) => string;
};

/** The records of a table that were removed, and can come back. */
export class RecordTrash implements TrashableTable {
  readonly list: string;
  readonly access: RoleLevel;
  private readonly oldest: ReturnType<typeof oldestOf>;
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
    this.entries = ['id', `${options.partOf?.column ?? 'id'} as entry`];
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
    return this.changeAs({ kind: 'restored', ids, actor }, (rows, ownerId, able) =>
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
    return this.changeAs({ kind: 'deleted', ids, actor }, (rows, ownerId, able) =>
      this.deletion(rows, ownerId, able).where('removed_at', 'is not', null).execute(),
    );
  }

  /** Each owner's records go together with the new stamp of the list, which may show what is in the trash. */
  async empty(before: string): Promise<void> {
    for (;;) {
      const oldest = await this.database.read(this.oldest.with({ before }));
      for (const [ownerId, records] of Map.groupBy(oldest, ({ owner_id }) => owner_id)) {
        await this.change(
          { kind: 'deleted', ownerId, ids: records.map(({ id }) => id) },
          // Those that have been restored meanwhile stay.
          (rows, ids) => this.deletion(rows, ownerId, ids).where('removed_at', '<', before).execute(),
        );
      }
      if (oldest.length < EMPTIED_AT_ONCE) return;
    }
  }

  private deletion(rows: LooseRows, ownerId: string, ids: readonly string[]) {
    return rows
      .deleteFrom(this.options.table)
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .returning(this.entries);
  }

  /** Makes a change that somebody has asked for. */
  private changeAs(
    asked: TrashChange,
    run: (rows: LooseRows, ownerId: string, ids: readonly string[]) => Promise<Changed>,
  ): Promise<string[]> {
    const { kind, ids, actor } = asked;
    const ownerId = this.options.ownerOf(actor);
    return this.change({ kind, ids, ownerId, actor }, async (rows) => {
      const able = (await this.options.prepare?.(rows as unknown as Transaction, asked)) ?? ids;
      return able.length === 0 ? [] : run(rows, ownerId, able);
    });
  }

  /** @param run changes those of the records that it may, and answers which they are */
  private async change(
    { kind, ids, ownerId, actor }: Omit<TrashChange, 'actor'> & Pick<ListChange, 'ownerId' | 'actor'>,
    run: (rows: LooseRows, ids: readonly string[]) => Promise<Changed>,
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.writer.transaction([{ ...this.told(kind), ownerId, actor }], async (rows: Transaction, [change]) => {
      const changed = await run(rows as unknown as LooseRows, ids);
      const entryOf = new Map(changed.map(({ id, entry }) => [id as string, entry as string]));
      const inOrder = [...new Set(ids)].filter((id) => entryOf.has(id));
      await this.options.follow?.(rows, kind, ownerId, inOrder);
      if (change) change.ids = [...new Set(inOrder.map((id) => entryOf.get(id) ?? id))];
      if (change && this.options.partOf) change.recorded = { list: this.list, kind, ids: inOrder };
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
