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

export type RecordTrashOptions = {
  list: string;
  /** The table in the database. */
  table: string;
  /** The column that names a record in the trash. */
  title: string;
  /** Who may restore and delete. */
  access: RoleLevel;
  /** Prepares, in the same transaction, for records that come back, and answers the ids of those that can. */
  restorable?: (rows: Transaction, ids: readonly string[], actor: Actor) => Promise<string[]>;
  /** Whose list somebody acts on. */
  ownerOf: (actor: Pick<Actor, 'id'>) => string;
};

/** The records of a table that were removed, and can come back. */
export class RecordTrash implements TrashableTable {
  readonly list: string;
  readonly access: RoleLevel;
  private readonly oldest: ReturnType<typeof oldestOf>;

  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly options: RecordTrashOptions,
  ) {
    this.list = options.list;
    this.access = options.access;
    this.oldest = oldestOf(options.table);
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
    const { table, restorable } = this.options;
    return this.change(actor, 'restored', ids, async (rows, ownerId) => {
      const able = restorable ? await restorable(rows as unknown as Transaction, ids, actor) : ids;
      if (able.length === 0) return [];
      return rows
        .updateTable(table)
        .set({ removed_at: null, version: sql`version + 1` })
        .where('owner_id', '=', ownerId)
        .where('id', 'in', able)
        .where('removed_at', 'is not', null)
        .returning('id')
        .execute();
    });
  }

  delete(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.change(actor, 'deleted', ids, (rows, ownerId) =>
      rows
        .deleteFrom(this.options.table)
        .where('owner_id', '=', ownerId)
        .where('id', 'in', ids)
        .where('removed_at', 'is not', null)
        .returning('id')
        .execute(),
    );
  }

  /** Each owner's records go together with the new stamp of the list, which may show what is in the trash. */
  async empty(before: string): Promise<void> {
    for (;;) {
      const oldest = await this.database.read(this.oldest.with({ before }));
      for (const [ownerId, records] of Map.groupBy(oldest, ({ owner_id }) => owner_id)) {
        await this.writer.writeFound(
          { list: this.list, ownerId, kind: 'deleted' },
          this.deletion(ownerId, records, before),
        );
      }
      if (oldest.length < EMPTIED_AT_ONCE) return;
    }
  }

  /** Deletes those of some records that have not been restored meanwhile. */
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
        .returning('id')
        .$castTo<{ id: string }>(),
    );
  }

  private async change(
    actor: Actor,
    kind: ListChange['kind'],
    ids: readonly string[],
    run: (rows: LooseRows, ownerId: string) => Promise<Record<string, unknown>[]>,
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const ownerId = this.options.ownerOf(actor);
    return this.writer.transaction([{ list: this.list, ownerId, kind, actor }], async (rows: Transaction, [change]) => {
      const changed = await run(rows as unknown as LooseRows, ownerId);
      const done = new Set(changed.map(({ id }) => id));
      const inOrder = [...new Set(ids)].filter((id) => done.has(id));
      if (change) change.ids = inOrder;
      return inOrder;
    });
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
