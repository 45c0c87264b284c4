import { ConflictException, Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { inParts } from '../../platform/database/in-parts';
import type { Tables, Transaction } from '../../platform/database/tables';
import { TransactionSearch } from './transaction-search';

/** The most transactions that a user can have: a search reads through those of an account. */
const MAX_TRANSACTIONS = 50_000;

/** How many rows a statement inserts, or asks for: SQLite binds 32,766 values. */
export const AT_ONCE = 1000;

/** Adds transactions, out of a statement or out of the trash. */
@Injectable()
export class AddedTransactions {
  constructor(private readonly search: TransactionSearch) {}

  /**
   * Adds those of which the line is not here yet.
   * @returns their ids
   * @throws ConflictException where there would be more than there can be.
   */
  async add(
    rows: Transaction,
    ownerId: string,
    transactions: readonly Insertable<Tables['bank_transaction']>[],
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const part of inParts(transactions, AT_ONCE)) {
      const added = await rows
        .insertInto('bank_transaction')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'account_id', 'date', 'text', 'amount'])
        .execute();
      await this.search.write(rows, ownerId, added);
      ids.push(...added.map(({ id }) => id));
    }
    if (ids.length > 0) await checkRoom(rows, ownerId);
    return ids;
  }

  /** Those of some ids that are of the owner's transactions, in their order. */
  async idsAmong(rows: Transaction, ownerId: string, ids: readonly string[]): Promise<string[]> {
    const there = new Set<string>();
    for (const part of inParts(ids, AT_ONCE)) {
      const found = await rows
        .selectFrom('bank_transaction')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', part)
        .execute();
      for (const { id } of found) there.add(id);
    }
    return ids.filter((id) => there.has(id));
  }
}

async function checkRoom(rows: Transaction, ownerId: string): Promise<void> {
  const { count } = await rows
    .selectFrom('bank_transaction')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_TRANSACTIONS)
    throw new ConflictException(`There must not be more than ${String(MAX_TRANSACTIONS)} transactions`);
}
