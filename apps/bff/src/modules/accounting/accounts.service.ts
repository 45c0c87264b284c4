import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { fromFlag } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import { checkNewIds } from '../../platform/http/creation-id';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { AccountSchema } from './account.entity';
import { signOf, type AccountType } from './account-types';
import type { AccountDto, BalanceDto } from './accounting.dto';

/** The list of accounts, as events name it. */
export const ACCOUNTS = 'accounting-app/accounts';

/** The most accounts that a user can have, and how many of them may stand one below the other. */
export const MAX_ALL = 2000;
export const MAX_LEVELS = 20;

type Node = Pick<AccountDto, 'id' | 'code' | 'type' | 'parentId'>;

const selectAccounts = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('account')
    .select(['id', 'type', 'parent_id', 'bank'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null),
);

/** What has moved on each account: on that of the bank, and the other way round on the one that it was for. */
const selectSums = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('bank_transaction')
    .select([sql<string | null>`account_id`.as('id'), sql<number | string>`sum(amount)`.as('sum')])
    .select(sql<number>`1`.as('is_own'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .groupBy('account_id')
    .unionAll(
      rows
        .selectFrom('bank_transaction')
        .select(['counter_account_id as id', sql<number | string>`-sum(amount)`.as('sum')])
        .select(sql<number>`0`.as('is_own'))
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
    search: SearchIndex,
    private readonly database: Database,
    private readonly writer: ListWriter,
  ) {
    this.table = records.owned(AccountSchema, {
      ...{ list: ACCOUNTS, noun: 'account', title: 'name', placed: 'last' },
      projections: [
        search.projection({
          list: ACCOUNTS,
          type: 'account',
          fields: ['code', 'name'],
          entry: ({ id, code, name }) => ({
            ...{ title: name, text: code },
            url: `/chart_of_account?account=${encodeURIComponent(id)}`,
          }),
        }),
      ],
      prepareTrash: async (rows, { kind, ids, actor }) => {
        if (kind === 'restored') await this.prepareRestored(rows, actor.id, ids);
        return [...ids];
      },
    });
  }

  /** What all accounts hold, those of which nothing is known among them: two statements, however many there are. */
  async balances(ownerId: string): Promise<BalanceDto[]> {
    const [accounts, sums] = await Promise.all([
      this.database.read(selectAccounts.with({ ownerId })),
      this.database.read(selectSums.with({ ownerId })),
    ]);
    const byId = new Map(accounts.map((account) => [account.id, account]));
    const own = new Map<string, { sum: number; count: number }>();
    for (const { id, sum, count, is_own: isOwn } of sums) {
      // What comes to a bank from another one is told by both: the statement of its own account counts.
      if (id === null || (!isOwn && byId.get(id)?.bank)) continue;
      const { sum: before, count: counted } = own.get(id) ?? { sum: 0, count: 0 };
      own.set(id, { sum: before + Number(sum), count: counted + Number(count) });
    }
    const totals = new Map<string, number>();
    for (const { id } of accounts) {
      const sum = own.get(id)?.sum ?? 0;
      const passed = new Set<string>();
      for (let at = byId.get(id); at && !passed.has(at.id); at = byId.get(at.parent_id ?? '')) {
        passed.add(at.id);
        totals.set(at.id, (totals.get(at.id) ?? 0) + sum);
      }
    }
    return accounts.map(({ id, type }) => {
      const sign = signOf(type);
      const { sum, count } = own.get(id) ?? { sum: 0, count: 0 };
      // Minus zero would be another number in JSON’s reader.
      return { accountId: id, own: sign * sum + 0, balance: sign * (totals.get(id) ?? 0) + 0, transactions: count };
    });
  }

  /**
   * Adds an account, or answers the one that has this id, where the request is a repetition.
   * @throws NotFoundException where there is no such parent.
   * @throws ConflictException where the code is taken, the id is somebody else’s, it would not fit into the tree, or there are as many as there can be.
   */
  async add(actor: Actor, account: AccountDto): Promise<AccountDto> {
    return this.addWithin(actor, [account], async (rows) => {
      // Also one in the trash: the request may be an old one that is sent again.
      const stored = await rows
        .selectFrom('account')
        .select(['id', 'code', 'name', 'type', 'parent_id as parentId', 'bank'])
        .where('owner_id', '=', actor.id)
        .where('id', '=', account.id)
        .executeTakeFirst();
      if (!stored) throw new ConflictException('This id is taken');
      return { ...stored, bank: fromFlag(stored.bank) };
    });
  }

  /**
   * Adds many accounts, all or none, which may be parents of each other. Those that are there, as of the same request sent before, are
   * passed over.
   * @returns the ids of those that were added
   * @throws InvalidInputException where an id is not a random UUID.
   */
  async addMany(actor: Actor, accounts: AccountDto[]): Promise<string[]> {
    checkNewIds('accounts', accounts);
    return this.addWithin(actor, accounts, (_, ids) => Promise.resolve(ids));
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
      // What is as it was need not fit: it could not be changed any more where what it is below has gone.
      if (record.code !== before.code) checkCodes([record], others);
      if (record.type !== before.type || record.parentId !== before.parentId) checkPlaces([record], others);
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
      await this.table.removeManyWithin(rows, actor, here);
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

  /** Whether each account is kept at a bank, by their ids, within the transaction. */
  async banksWithin(rows: Transaction, ownerId: string): Promise<Map<string, boolean>> {
    const all = await rows
      .selectFrom('account')
      .select(['id', 'bank'])
      .where('owner_id', '=', ownerId)
      .where('removed_at', 'is', null)
      .execute();
    return new Map(all.map(({ id, bank }) => [id, Boolean(bank)]));
  }

  /** @param answer makes the answer, within the transaction, of the ids of those that were added */
  private async addWithin<Answer>(
    actor: Actor,
    accounts: AccountDto[],
    answer: (rows: Transaction, ids: string[]) => Promise<Answer>,
  ): Promise<Answer> {
    accounts.forEach(checkBank);
    return this.writer.transaction([this.table.change(actor, 'created', [])], async (rows, [told]) => {
      const ids = await this.table.addManyWithin(rows, actor, accounts);
      const added = new Set(ids);
      checkTree(
        accounts.filter(({ id }) => added.has(id)),
        await this.others(rows, actor.id),
      );
      if (told) told.ids = ids;
      return answer(rows, ids);
    });
  }

  /**
   * Looks whether accounts fit into the tree as it is by now, in which those stand at the top whose parents do not come back.
   * @throws ConflictException where they do not.
   */
  private async prepareRestored(rows: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
    const removed = await rows
      .selectFrom('account')
      .select(['id', 'code', 'type', 'parent_id as parentId'])
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .where('removed_at', 'is not', null)
      .execute();
    const others = await this.others(rows, ownerId);
    const there = new Set([...others, ...removed].map(({ id }) => id));
    const isOrphan = ({ parentId }: Node) => parentId !== null && !there.has(parentId);
    const restored = removed.map((account) => (isOrphan(account) ? { ...account, parentId: null } : account));
    checkTree(restored, [...others, ...restored]);
    const orphans = removed.filter(isOrphan).map(({ id }) => id);
    if (orphans.length === 0) return;
    await rows
      .updateTable('account')
      .set({ parent_id: null })
      .where('owner_id', '=', ownerId)
      .where('id', 'in', orphans)
      .execute();
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
 * Checks accounts that have come among all.
 * @param all as they are by now, the written ones among them
 * @throws ConflictException where they do not fit, or there are too many.
 * @throws NotFoundException where there is no such parent.
 */
function checkTree(written: readonly Node[], all: readonly Node[]): void {
  if (written.length > 0 && all.length > MAX_ALL)
    throw new ConflictException(`There must not be more than ${String(MAX_ALL)} accounts`);
  checkCodes(written, all);
  checkPlaces(written, all);
}

function checkCodes(written: readonly Node[], all: readonly Node[]): void {
  const byCode = Map.groupBy(all, ({ code }) => code);
  for (const { code } of written)
    if ((byCode.get(code)?.length ?? 0) > 1) throw new ConflictException(`There is an account with the code ${code}`);
}

function checkPlaces(written: readonly Node[], all: readonly Node[]): void {
  const byId = new Map(all.map((account) => [account.id, account]));
  const below = Map.groupBy(all, ({ parentId }) => parentId);
  for (const { id, type, parentId } of written) {
    if (parentId === null) continue;
    const parent = byId.get(parentId);
    if (!parent) throw new NotFoundException('There is no such parent');
    if (parent.type !== type) throw new ConflictException('An account has the type of its parent');
    const passed = new Set([id]);
    for (let above: Node | undefined = parent; above; above = byId.get(above.parentId ?? '')) {
      if (passed.has(above.id)) throw new ConflictException('An account cannot be below itself');
      passed.add(above.id);
    }
    let levels = passed.size - 1;
    for (let level = [id]; level.length > 0; levels += 1) {
      if (levels >= MAX_LEVELS)
        throw new ConflictException(`There must not be more than ${String(MAX_LEVELS)} levels of accounts`);
      level = level.flatMap((one) => (below.get(one) ?? []).map((child) => child.id));
    }
  }
}
