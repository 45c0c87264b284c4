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

type Kind = 'restored' | 'deleted';
type Change = Omit<ListChange, 'ids' | 'kind'> & { kind: Kind };

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
  /** Writes what follows from the change of records, in the same transaction and after it. */
  follow?: (rows: Transaction, done: Kind, ownerId: string, ids: readonly string[]) => Promise<void>;
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
    return this.change(this.changeOf(actor, 'restored'), ids, async (rows, ownerId) => {
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
    return this.change(this.changeOf(actor, 'deleted'), ids, (rows, ownerId) =>
      this.deletion(rows, ownerId, ids).where('removed_at', 'is not', null).execute(),
    );
  }

  /** Each owner's records go together with the new stamp of the list, which may show what is in the trash. */
  async empty(before: string): Promise<void> {
    for (;;) {
      const oldest = await this.database.read(this.oldest.with({ before }));
      for (const [ownerId, records] of Map.groupBy(oldest, ({ owner_id }) => owner_id)) {
        await this.change(
          { list: this.list, ownerId, kind: 'deleted' },
          records.map(({ id }) => id),
          // Those that have been restored meanwhile stay.
          (rows, _ownerId, ids) => this.deletion(rows, ownerId, ids).where('removed_at', '<', before).execute(),
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
      .returning('id')
      .$castTo<{ id: string }>();
  }

  private changeOf(actor: Actor, kind: Kind): Change {
    return { list: this.list, ownerId: this.options.ownerOf(actor), kind, actor };
  }

  /** @param run changes those of the records that it may, and answers which they are */
  private async change(
    { kind, ...list }: Change,
    ids: readonly string[],
    run: (rows: LooseRows, ownerId: string, ids: readonly string[]) => Promise<Record<string, unknown>[]>,
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.writer.transaction([{ ...list, kind }], async (rows: Transaction, [change]) => {
      const changed = await run(rows as unknown as LooseRows, list.ownerId, ids);
      const done = new Set(changed.map(({ id }) => id));
      const inOrder = [...new Set(ids)].filter((id) => done.has(id));
      await this.options.follow?.(rows, kind, list.ownerId, inOrder);
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
