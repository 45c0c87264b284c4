import { fromCents } from '@ezone/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import { ProjectionBackfill } from '../../platform/records/projection-backfill';
import { SearchIndex } from '../../platform/search/search-index';

/** The list of all transactions, as events name it. */
export const TRANSACTIONS = 'accounting-app/transactions';

/** What search knows of a transaction. */
type FoundTransaction = { id: string; account_id: string; date: string; text: string; amount: number };

/** What search finds transactions by: their texts, their days and their amounts. */
@Injectable()
export class TransactionSearch {
  private readonly projection;

  constructor(
    private readonly database: Database,
    search: SearchIndex,
    backfill: ProjectionBackfill,
  ) {
    this.projection = search.projection<FoundTransaction>({
      ...{ list: TRANSACTIONS, type: 'transaction', fields: ['text', 'date', 'amount'] },
      entry: ({ id, account_id: accountId, date, text, amount }) => ({
        ...{ title: text || date, text: `${date} · ${fromCents(amount).toFixed(2)}` },
        url: `/banking?account=${encodeURIComponent(accountId)}&transaction=${encodeURIComponent(id)}`,
      }),
    });
    backfill.add({
      ...{ list: TRANSACTIONS, names: [this.projection.name] },
      keysAfter: (id, limit) => database.read(selectKeys.with({ id, limit })),
      write: async (rows, ownerId, ids) => {
        const found = await rows
          .selectFrom('bank_transaction')
          .select(['id', 'account_id', 'date', 'text', 'amount'])
          .where('owner_id', '=', ownerId)
          .where('id', 'in', ids)
          .execute();
        await this.write(rows, ownerId, found);
      },
    });
  }

  async write(rows: Transaction, ownerId: string, transactions: readonly FoundTransaction[]): Promise<void> {
    if (transactions.length === 0) return;
    const options = { isNew: true, writerId: undefined };
    for (const statement of this.projection.write(ownerId, transactions, options))
      await this.database.runWithin(rows, statement);
  }

  async remove(rows: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const statement of this.projection.remove(ownerId, ids)) await this.database.runWithin(rows, statement);
  }
}

const selectKeys = prepare<{ id: string; limit: number }>()(
  (rows, { id, limit }) =>
    rows
      .selectFrom('bank_transaction')
      .select(['id', 'owner_id as ownerId'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit),
  { ofAllOwners: true },
);
