import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { ListStamps } from '../database/list-stamps';
import type { BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import { auditStatements, isAudited } from './audited-changes';
import { ListChanges, type ListChange } from './list-changes';

/**
 * Writes to lists: the entries, the lists' new stamps and what the audit log keeps of it in one transaction, and one event for
 * each list after it.
 */
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
    const all = [...this.stamps.statements(changes), ...statements, ...auditStatements(changes)];
    await this.database.write(all, () => this.stamps.written(changes));
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
    if (isAudited(change)) return this.writeFoundInTurn(change, found, after);
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
      await this.audit(rows, changes);
      this.database.afterCommit(rows, () => {
        for (const change of changes) if (change.ids.length > 0) this.changes.publish(change);
      });
      return result;
    });
  }

  /** Tells within somebody else's transaction that a list is written to. */
  async join(rows: Transaction, change: ListChange): Promise<void> {
    await this.stamps.touch(rows, [change]);
    await this.audit(rows, [change]);
    this.database.afterCommit(rows, () => this.changes.publish(change));
  }

  /** Records writes of which neither a stamp nor an event tells, within their transaction. */
  async audit(rows: Transaction, changes: readonly ListChange[]): Promise<void> {
    for (const statement of auditStatements(changes)) await this.database.runWithin(rows, statement);
  }

  /** Looks which entries there are, so that these alone are recorded. */
  private writeFoundInTurn(
    change: Omit<ListChange, 'ids'>,
    found: BoundStatement<{ id: string }>,
    after: BoundStatement[],
  ): Promise<string[]> {
    return this.transaction([change], async (rows, [told]) => {
      const ids = (await this.database.runWithin(rows, found)).map(({ id }) => id);
      if (ids.length === 0 && found.missing) throw found.missing();
      for (const statement of after) await this.database.runWithin(rows, statement);
      if (told) told.ids = ids;
      return ids;
    });
  }
}
