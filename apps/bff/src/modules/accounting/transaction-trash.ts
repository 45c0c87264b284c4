import { Injectable } from '@nestjs/common';
import type { Actor, RoleLevel } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { built, prepare } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import type { ChangeKind, ListChange } from '../../platform/records/list-changes';
import { ListWriter } from '../../platform/records/list-writer';
import {
  TrashableTables,
  type RemovedRecord,
  type TrashableTable,
  type TrashBound,
} from '../../platform/records/trashable-tables';
import { AccountsService } from './accounts.service';
import { AddedTransactions, AT_ONCE } from './added-transactions';
import { TRANSACTIONS, TransactionSearch } from './transaction-search';

/** How many are deleted at once when the trash is emptied, so that others need not wait for long. */
const EMPTIED_AT_ONCE = 500;

/**
 * The transactions that were removed. They stand apart from the others, so that neither sums nor the references of statements know them: the
 * same line can be brought in again, and what is restored after that stays where it is.
 */
@Injectable()
export class TransactionTrash implements TrashableTable {
  readonly list = TRANSACTIONS;
  readonly access: RoleLevel = 'user';

  constructor(
    tables: TrashableTables,
    private readonly accounts: AccountsService,
    private readonly added: AddedTransactions,
    private readonly search: TransactionSearch,
    private readonly database: Database,
    private readonly writer: ListWriter,
  ) {
    tables.add(this);
  }

  /** Takes transactions out within a transaction. @returns the ids of those that were there */
  async take(rows: Transaction, ownerId: string, ids: readonly string[]): Promise<string[]> {
    const taken: string[] = [];
    const removedAt = new Date().toISOString();
    for (const part of inParts(ids, AT_ONCE)) {
      const gone = await rows
        .deleteFrom('bank_transaction')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', part)
        .returningAll()
        .execute();
      if (gone.length === 0) continue;
      await rows
        .insertInto('removed_transaction')
        .values(gone.map((row) => ({ ...row, removed_at: removedAt })))
        .execute();
      taken.push(...gone.map(({ id }) => id));
    }
    await this.search.remove(rows, ownerId, taken);
    return taken;
  }

  removed(ownerId: string, after?: TrashBound, limit?: number): Promise<RemovedRecord[]> {
    return this.database.read(
      built((rows) =>
        rows
          .selectFrom('removed_transaction')
          .select(['id', 'text as title', 'removed_at as removed'])
          .where('owner_id', '=', ownerId)
          .$if(after !== undefined, (some) => {
            const { removed, id, includesMoment } = after ?? { removed: '', id: '', includesMoment: false };
            return some.where(({ and, eb, or }) =>
              or([
                eb('removed_at', '<', removed),
                ...(includesMoment ? [and([eb('removed_at', '=', removed), eb('id', '>', id)])] : []),
              ]),
            );
          })
          .orderBy('removed_at', 'desc')
          .orderBy('id')
          .$if(limit !== undefined, (some) => some.limit(limit ?? 0)),
      ),
    );
  }

  /**
   * Brings back those whose account is there and still kept at a bank, and whose line no statement has brought in again meanwhile.
   * @throws ConflictException where there would be more than there can be.
   */
  restore(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.change(actor.id, 'restored', actor, async (rows) => {
      const banks = await this.accounts.banksWithin(rows, actor.id);
      const restored: string[] = [];
      for (const part of inParts(ids, AT_ONCE)) {
        const found = await rows
          .selectFrom('removed_transaction')
          .selectAll()
          .where('owner_id', '=', actor.id)
          .where('id', 'in', part)
          .execute();
        const able = found
          .filter(({ account_id: accountId }) => banks.get(accountId) === true)
          .map(({ removed_at: _, counter_account_id: counterId, ...row }) => ({
            ...row,
            counter_account_id: counterId !== null && banks.has(counterId) ? counterId : null,
          }));
        const back = await this.added.add(rows, actor.id, able);
        await this.deleteWithin(rows, actor.id, back);
        restored.push(...back);
      }
      return restored;
    });
  }

  delete(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.change(actor.id, 'deleted', actor, (rows) => this.deleteWithin(rows, actor.id, ids));
  }

  async empty(before: string): Promise<void> {
    for (;;) {
      const oldest = await this.database.read(selectOldest.with({ before }));
      for (const [ownerId, some] of Map.groupBy(oldest, ({ owner_id: owner }) => owner)) {
        const ids = some.map(({ id }) => id);
        await this.change(ownerId, 'deleted', undefined, (rows) => this.deleteWithin(rows, ownerId, ids));
      }
      if (oldest.length < EMPTIED_AT_ONCE) return;
    }
  }

  private async deleteWithin(rows: Transaction, ownerId: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const gone = await rows
      .deleteFrom('removed_transaction')
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return gone.map(({ id }) => id);
  }

  /** Changes transactions while nobody else changes the accounts. @param work answers which were changed */
  private change(
    ownerId: string,
    kind: ChangeKind,
    actor: Actor | undefined,
    work: (rows: Transaction) => Promise<string[]>,
  ): Promise<string[]> {
    const change: ListChange = { list: TRANSACTIONS, ownerId, kind, ids: [], ...(actor && { actor }) };
    const lock = { list: this.accounts.table.list, ownerId, kind: 'updated' } as const;
    return this.writer.transaction([lock, change], async (rows, [, told]) => {
      const ids = await work(rows);
      if (told) told.ids = ids;
      return ids;
    });
  }
}

const selectOldest = prepare<{ before: string }>()(
  (rows, { before }) =>
    rows
      .selectFrom('removed_transaction')
      .select(['id', 'owner_id'])
      .where('removed_at', '<', before)
      .orderBy('removed_at')
      .limit(EMPTIED_AT_ONCE),
  { ofAllOwners: true },
);
