import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { ListStamps } from '../database/list-stamps';
import type { BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import { ListChanges, type ListChange } from './list-changes';

/** Writes to lists: the entries and the lists' new stamps in one transaction, and one event for each list after it. */
@Injectable()
export class ListWriter {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
    private readonly changes: ListChanges,
  ) {}

  /**
   * Writes without looking: the fast way.
   * @param changes what the statements do, by lists
   */
  async write(changes: ListChange[], statements: BoundStatement[]): Promise<void> {
    await this.database.write([...this.stamps.statements(changes), ...statements], () => this.stamps.written(changes));
    changes.forEach((change) => this.changes.publish(change));
  }

  /**
   * Writes to those of some entries that are there, and tells of them.
   * @param found changes the entries, and answers which they are, an entry also several times
   * @param after statements that follow in the same transaction
   * @returns the ids of the entries
   */
  async writeFound(
    change: Omit<ListChange, 'ids'>,
    found: BoundStatement<{ id: string }>,
    after: BoundStatement[] = [],
  ): Promise<string[]> {
    const before = this.stamps.statements([change]);
    const written = () => this.stamps.written([change]);
    const stored = await this.database.store(found, { before, after, written });
    const ids = [...new Set(stored.map(({ id }) => id))];
    if (ids.length > 0) this.changes.publish({ ...change, ids });
    return ids;
  }

  /**
   * Looks and writes in one transaction, in which nobody else writes to these lists.
   * @param lists all that may be written to; what really is, the work says by setting `ids`
   */
  transaction<Result>(
    lists: Omit<ListChange, 'ids'>[],
    work: (rows: Transaction, changes: ListChange[]) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (rows) => {
      await this.stamps.touch(rows, lists);
      const changes: ListChange[] = lists.map((list) => ({ ...list, ids: [] }));
      const result = await work(rows, changes);
      this.database.afterCommit(rows, () => {
        for (const change of changes) if (change.ids.length > 0) this.changes.publish(change);
      });
      return result;
    });
  }

  /** Tells within somebody else's transaction that a list is written to. */
  async join(rows: Transaction, change: ListChange): Promise<void> {
    await this.stamps.touch(rows, [change]);
    this.database.afterCommit(rows, () => this.changes.publish(change));
  }
}
