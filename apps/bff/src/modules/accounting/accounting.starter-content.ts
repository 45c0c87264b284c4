import { normalizeForSearch } from '@ezone/text';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { momentsAround } from '../../platform/time/days';
import { AccountsService } from './accounts.service';
import { TransactionSearch } from './transaction-search';
import { starterAccounts, starterTransactions } from './accounting.starter.data';

/** The accounts that a new user finds, and what has moved on them. */
@Injectable()
export class AccountingStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly accounts: AccountsService,
    private readonly search: TransactionSearch,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const accountId = (code: string) => stableId(ownerId, 'account', code);
    const at = momentsAround(new Date());
    await this.accounts.table.fill(
      rows,
      ownerId,
      starterAccounts.map(({ parent, bank = false, ...account }) => ({
        ...{ ...account, bank, id: accountId(account.code) },
        parentId: parent === undefined ? null : accountId(parent),
      })),
    );
    const transactions = starterTransactions.map(({ daysAgo, text, amount, on, for: code }, place) => ({
      ...{
        id: stableId(ownerId, 'bank-transaction', String(place)),
        owner_id: ownerId,
        account_id: accountId(on),
        place,
      },
      ...{ date: at(-daysAgo).slice(0, 10), text, words: normalizeForSearch(text), amount },
      counter_account_id: code === undefined ? null : accountId(code),
      reference: `demo-${String(place)}`,
    }));
    await rows.insertInto('bank_transaction').values(transactions).execute();
    await this.search.write(rows, ownerId, transactions);
  }
}
