import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import { checkNewIds } from '../../platform/http/creation-id';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { AccountSchema } from './account.entity';
import { signOf, type AccountType } from './account-types';
import type { AccountDto, BalanceDto } from './accounting.dto';

/** The list of accounts, as events name it. */
export const ACCOUNTS = 'accounting-app/accounts';

type Node = Pick<AccountDto, 'id' | 'code' | 'type' | 'parentId'>;

const selectAccounts = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('account')
    .select(['id', 'type', 'parent_id'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null),
);

/** What has moved on each account: on that of the bank, and the other way round on the one that it was for. */
const selectSums = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('bank_transaction')
    .select([sql<string | null>`account_id`.as('id'), sql<number | string>`sum(amount)`.as('sum')])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .groupBy('account_id')
    .unionAll(
      rows
        .selectFrom('bank_transaction')
        .select(['counter_account_id as id', sql<number | string>`-sum(amount)`.as('sum')])
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('counter_account_id', 'is not', null)
        .groupBy('counter_account_id'),
    ),
);

/** A user's chart of accounts: a tree in which each account is of its parent's type. */
@Injectable()
export class AccountsService {
  readonly table;

  constructor(
    records: Records,
    private readonly database: Database,
    private readonly writer: ListWriter,
  ) {
    this.table = records.owned(AccountSchema, { list: ACCOUNTS, noun: 'account', title: 'name', placed: 'last' });
  }

  /** What all accounts hold, those of which nothing is known among them: two statements, however many there are. */
  async balances(ownerId: string): Promise<BalanceDto[]> {
    const [accounts, sums] = await Promise.all([
      this.database.read(selectAccounts.with({ ownerId })),
      this.database.read(selectSums.with({ ownerId })),
    ]);
    const own = new Map<string, { sum: number; count: number }>();
    for (const { id, sum, count } of sums) {
      if (id === null) continue;
      const { sum: before, count: counted } = own.get(id) ?? { sum: 0, count: 0 };
      own.set(id, { sum: before + Number(sum), count: counted + Number(count) });
    }
    const below = Map.groupBy(accounts, ({ parent_id: parentId }) => parentId);
    const totals = new Map<string, number>();
    const totalOf = (id: string): number => {
      const known = totals.get(id);
      if (known !== undefined) return known;
      const parts = (below.get(id) ?? []).map((child) => totalOf(child.id));
      const total = parts.reduce((all, part) => all + part, own.get(id)?.sum ?? 0);
      totals.set(id, total);
      return total;
    };
    return accounts.map(({ id, type }) => {
      const sign = signOf(type);
      const { sum, count } = own.get(id) ?? { sum: 0, count: 0 };
      // Minus zero would be another number in JSON’s reader.
      return { accountId: id, own: sign * sum + 0, balance: sign * totalOf(id) + 0, transactions: count };
    });
  }

  /**
   * Adds an account.
   * @throws NotFoundException where there is no such parent.
   * @throws ConflictException where the code is taken, or the type is not that of the parent.
   */
  async add(actor: Actor, account: AccountDto): Promise<AccountDto> {
    await this.addWithin(actor, [account]);
    return this.table.get(actor.id, account.id);
  }

  /**
   * Adds many accounts, all or none, which may be parents of each other. Those that are there, as of the same request sent before, are
   * passed over.
   * @returns the ids of those that were added
   * @throws InvalidInputException where an id is not a random UUID.
   */
  async addMany(actor: Actor, accounts: AccountDto[]): Promise<string[]> {
    checkNewIds('accounts', accounts);
    return this.addWithin(actor, accounts);
  }

  /**
   * Replaces an account.
   * @throws NotFoundException where there is no such account, or parent.
   * @throws ConflictException where it would not fit into the tree, or the code is taken.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async update(actor: Actor, account: AccountDto, base?: AccountDto): Promise<AccountDto> {
    return this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [told]) => {
      const merge = base ? this.table.merging(account, base) : () => account;
      const { record, before, isChanged } = await this.table.editWithin(rows, actor, account.id, merge);
      if (!isChanged) return record;
      checkBank(record);
      const others = await this.others(rows, actor.id);
      checkTree([record], others);
      if (record.type !== before.type && others.some(({ parentId }) => parentId === record.id))
        throw new ConflictException('The type of an account that has others below it stays');
      if (before.bank && !record.bank && (await this.isUsed(rows, actor.id, [record.id])))
        throw new ConflictException('The account has transactions of a bank');
      if (told) told.ids = [record.id];
      return record;
    });
  }

  /**
   * Removes accounts into the trash, all of them or none; those that are not there are passed over.
   * @returns the ids of those that were there
   * @throws ConflictException where others are below one of them, or one has transactions.
   */
  async removeMany(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.writer.transaction([this.table.change(actor, 'removed', [])], async (rows, [told]) => {
      const wanted = new Set(ids);
      const all = await this.others(rows, actor.id);
      const known = new Set(all.map(({ id }) => id));
      const here = [...wanted].filter((id) => known.has(id));
      if (here.length === 0) return [];
      if (all.some(({ id, parentId }) => parentId !== null && wanted.has(parentId) && !wanted.has(id)))
        throw new ConflictException('There are other accounts below this one: move or remove those first');
      if (await this.isUsed(rows, actor.id, here))
        throw new ConflictException('The account has transactions: give those another account first');
      await rows
        .updateTable('account')
        .set({ removed_at: new Date().toISOString(), version: sql`version + 1` })
        .where('owner_id', '=', actor.id)
        .where('id', 'in', here)
        .execute();
      await this.table.follow(rows, 'removed', actor.id, here);
      if (told) told.ids = here;
      return here;
    });
  }

  /** Whether the owner has such an account, and not only in the trash. */
  async isThere(rows: Transaction, ownerId: string, id: string): Promise<boolean> {
    const found = await rows
      .selectFrom('account')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
    return found.length > 0;
  }

  private async addWithin(actor: Actor, accounts: AccountDto[]): Promise<string[]> {
    accounts.forEach(checkBank);
    return this.writer.transaction([this.table.change(actor, 'created', [])], async (rows, [told]) => {
      const ids = await this.table.addManyWithin(rows, actor, accounts);
      const added = new Set(ids);
      const others = await this.others(rows, actor.id);
      checkTree(
        accounts.filter(({ id }) => added.has(id)),
        others,
      );
      if (told) told.ids = ids;
      return ids;
    });
  }

  /** All accounts as they are within the transaction, which holds the list. */
  private async others(rows: Transaction, ownerId: string): Promise<Node[]> {
    const found = await rows
      .selectFrom('account')
      .select(['id', 'code', 'type', 'parent_id as parentId'])
      .where('owner_id', '=', ownerId)
      .where('removed_at', 'is', null)
      .execute();
    return found;
  }

  private async isUsed(rows: Transaction, ownerId: string, ids: readonly string[]): Promise<boolean> {
    for (const column of ['account_id', 'counter_account_id'] as const) {
      const found = await rows
        .selectFrom('bank_transaction')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where(column, 'in', ids)
        .limit(1)
        .execute();
      if (found.length > 0) return true;
    }
    return false;
  }
}

function checkBank({ bank, type }: { bank: boolean; type: AccountType }): void {
  if (bank && type !== 'asset') throw new BadRequestException('Only an asset can be kept at a bank');
}

/**
 * Checks how accounts stand among all.
 * @param all as they are by now, the written ones among them
 */
function checkTree(written: readonly Node[], all: readonly Node[]): void {
  const byId = new Map(all.map((account) => [account.id, account]));
  const byCode = Map.groupBy(all, ({ code }) => code);
  for (const { id, code, type, parentId } of written) {
    if ((byCode.get(code)?.length ?? 0) > 1) throw new ConflictException(`There is an account with the code ${code}`);
    if (parentId === null) continue;
    const parent = byId.get(parentId);
    if (!parent) throw new NotFoundException('There is no such parent');
    if (parent.type !== type) throw new ConflictException('An account has the type of its parent');
    const passed = new Set([id]);
    for (let above: Node | undefined = parent; above; above = byId.get(above.parentId ?? '')) {
      if (passed.has(above.id)) throw new ConflictException('An account cannot be below itself');
      passed.add(above.id);
    }
  }
}
