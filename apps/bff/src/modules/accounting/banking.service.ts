import { readAmount, toCents } from '@ezone/money';
import { normalizeForSearch } from '@ezone/text';
import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { built } from '../../platform/database/prepared';
import { stableId } from '../../platform/database/stable-id';
import type { Rows, Transaction } from '../../platform/database/tables';
import { readCursor, toPage } from '../../platform/http/page';
import { WrittenLists } from '../../platform/http/written-lists';
import type { ChangeKind, ListChange } from '../../platform/records/list-changes';
import { ListWriter } from '../../platform/records/list-writer';
import type {
  StatementDto,
  StatementImportedDto,
  StatementReadDto,
  TransactionDto,
  TransactionsDto,
  TransactionsQueryDto,
} from './accounting.dto';
import { AccountsService } from './accounts.service';
import { AddedTransactions, AT_ONCE } from './added-transactions';
import { TRANSACTIONS } from './transaction-search';
import { TransactionTrash } from './transaction-trash';
import { readStatement, StatementRefusedException, type ReadLine, type UnreadLine } from './statements/read-statement';

/** How many words of a search are looked for. */
const MAX_WORDS = 6;

/** How many transactions are answered where nobody says how many are wanted. */
const PAGE = 50;

/** A text in a pattern of `like`, with `\` before what would mean something else. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The largest amount that there can be, in cents. */
const MOST_CENTS = 2 ** 31 - 1;

/** What an amount is in cents, whichever way it goes; null where the word is none. */
const centsIn = (word: string): number | null => {
  const amount = readAmount(word);
  const cents = amount === null ? null : Math.abs(toCents(amount));
  return cents !== null && cents <= MOST_CENTS ? cents : null;
};

const isRead = (line: ReadLine | UnreadLine): line is ReadLine => 'reference' in line;

/** The transactions of the accounts that a user keeps at banks: read from statements, and given the accounts that they were for. */
@Injectable()
export class BankingService {
  constructor(
    lists: WrittenLists,
    private readonly accounts: AccountsService,
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly added: AddedTransactions,
    private readonly trash: TransactionTrash,
  ) {
    lists.add(TRANSACTIONS, 'owner');
  }

  /**
   * The transactions of an account, the latest first. They are counted for the first page; the others know it from there.
   * @throws NotFoundException where the owner has no such account.
   */
  async list(ownerId: string, query: TransactionsQueryDto): Promise<TransactionsDto> {
    const { accountId, include, transactionId, q = '', state, limit = PAGE } = query;
    const after = readCursor(query.cursor, ['text', 'integer', 'text', 'integer']);
    await this.accounts.table.get(ownerId, accountId);
    const words = [...new Set(normalizeForSearch(q).split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
    const found = (rows: Rows) => {
      const all = rows
        .selectFrom('bank_transaction')
        .where('owner_id', '=', ownerId)
        .where(({ eb, or }) =>
          include === 'for'
            ? or([eb('account_id', '=', accountId), eb('counter_account_id', '=', accountId)])
            : eb('account_id', '=', accountId),
        )
        .$if(transactionId !== undefined, (some) => some.where('id', '=', transactionId ?? ''))
        .$if(state === 'open', (some) => some.where('counter_account_id', 'is', null));
      return words.reduce((some, word) => {
        const cents = centsIn(word);
        return some.where(({ eb, or }) =>
          or([
            sql<boolean>`words like ${`%${literally(word)}%`} escape '\\'`,
            ...(cents === null ? [] : [eb('amount', 'in', [cents, -cents])]),
          ]),
        );
      }, all);
    };
    const count = built((rows: Rows) => found(rows).select(({ fn }) => fn.countAll<number | string>().as('count')));
    const [total, rows] = await Promise.all([
      after ? Math.max(0, after[3]) : this.database.read(count).then(([counted]) => Number(counted?.count ?? 0)),
      this.database.read(
        built((asked) =>
          found(asked)
            .select(['id', 'account_id', 'date', 'place', 'text', 'amount', 'counter_account_id'])
            .$if(after !== undefined, (some) => {
              const [date, place, id] = after ?? ['', 0, ''];
              return some.where(({ and, eb, or }) =>
                or([
                  eb('date', '<', date),
                  and([eb('date', '=', date), eb('place', '>', place)]),
                  and([eb('date', '=', date), eb('place', '=', place), eb('id', '>', id)]),
                ]),
              );
            })
            .orderBy('date', 'desc')
            .orderBy('place')
            .orderBy('id')
            .limit(limit + 1),
        ),
      ),
    ]);
    const toDto = ({
      id,
      account_id,
      date,
      text,
      amount,
      counter_account_id,
    }: (typeof rows)[number]): TransactionDto => ({
      ...{ id, accountId: account_id, date, text, amount, counterAccountId: counter_account_id },
    });
    const { entries, next = null } = toPage(rows, limit, toDto, ({ id, date, place }) => [date, place, id, total]);
    return { transactions: entries, total, next };
  }

  /**
   * Says of transactions what they were for; those that are not there are passed over.
   * @returns the ids of those that are there
   * @throws ConflictException where there is no such account: whoever chose it may be late.
   * @throws BadRequestException where it is the account of the bank itself.
   */
  async assign(actor: Actor, ids: readonly string[], counterAccountId: string | null): Promise<string[]> {
    return this.write(actor, 'updated', async (rows) => {
      if (counterAccountId !== null && !(await this.accounts.isThere(rows, actor.id, counterAccountId)))
        throw new ConflictException('There is no such account any more');
      if (ids.length === 0) return [];
      const found = await rows
        .selectFrom('bank_transaction')
        .select(['id', 'account_id'])
        .where('owner_id', '=', actor.id)
        .where('id', 'in', ids)
        .execute();
      if (found.some(({ account_id: accountId }) => accountId === counterAccountId))
        throw new BadRequestException('A transaction cannot be for the account that it is on');
      await rows
        .updateTable('bank_transaction')
        .set({ counter_account_id: counterAccountId })
        .where('owner_id', '=', actor.id)
        .where('id', 'in', ids)
        .execute();
      return found.map(({ id }) => id);
    });
  }

  /**
   * What the lines of a statement would become. Nothing is stored.
   * @throws NotFoundException where the owner has no such account.
   * @throws BadRequestException where it is not kept at a bank, or the text is no statement.
   */
  async read(ownerId: string, { accountId, content, dayFirst }: StatementDto): Promise<StatementReadDto> {
    const { bank } = await this.accounts.table.get(ownerId, accountId);
    checkBank(bank);
    const { lines, ...how } = readStatement(content, dayFirst);
    const references = lines.filter(isRead).map(({ reference }) => reference);
    const parts = inParts(references, AT_ONCE).map((part) =>
      this.database.read(built((rows) => knownAmong(rows, ownerId, accountId, part))),
    );
    const known = new Set((await Promise.all(parts)).flat().map(({ reference }) => reference));
    return {
      ...how,
      lines: lines.map((one) => {
        if (!isRead(one)) return one;
        const { reference, ...line } = one;
        const isKnown = known.has(reference);
        // The same reference further down in the file is the same transaction.
        known.add(reference);
        return { ...line, state: isKnown ? 'known' : 'new' };
      }),
    };
  }

  /**
   * Takes the lines of a statement that are not here yet, all of them or none. The same statement once more adds nothing.
   * @param importId the same for a try whose answer was lost, which is then answered as the first would have been
   * @throws NotFoundException where the owner has no such account.
   * @throws BadRequestException where it is not kept at a bank, or the text is no statement.
   * @throws ConflictException where there would be more than there can be.
   */
  async import(
    actor: Actor,
    importId: string,
    { accountId, content, dayFirst }: StatementDto,
  ): Promise<StatementImportedDto> {
    const { lines } = readStatement(content, dayFirst);
    const read = lines.filter(isRead);
    const once = [...new Map(read.toReversed().map((line) => [line.reference, line])).values()].toReversed();
    const added = await this.write(actor, 'created', async (rows) => {
      const { bank } = await this.accounts.table.get(actor.id, accountId, rows);
      checkBank(bank);
      const wanted = once.map(toRow(actor.id, accountId, importId));
      await this.added.add(rows, actor.id, wanted);
      return this.added.idsAmong(
        rows,
        actor.id,
        wanted.map(({ id }) => id),
      );
    });
    return { added, known: read.length - added.length, unreadable: lines.length - read.length };
  }

  /** Removes transactions into the trash, as when a statement was read into the wrong account. @returns the ids of those that were there */
  async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.write(actor, 'removed', (rows) => this.trash.take(rows, actor.id, ids));
  }

  /** Writes to transactions while nobody else changes the accounts, and tells of it. @param work answers what it has written to */
  private async write(
    actor: Actor,
    kind: ChangeKind,
    work: (rows: Transaction) => Promise<string[]>,
  ): Promise<string[]> {
    const change: ListChange = { list: TRANSACTIONS, ownerId: actor.id, kind, ids: [], actor };
    // The list of accounts is only locked: no account goes while something is said to be for it.
    return this.writer.transaction(
      [this.accounts.table.change(actor, 'updated', []), change],
      async (rows, [, told]) => {
        const ids = await work(rows);
        if (told) told.ids = ids;
        return ids;
      },
    );
  }
}

/** The row of a line of a statement. */
const toRow =
  (ownerId: string, accountId: string, importId: string) =>
  ({ date, text, amount, reference }: Omit<ReadLine, 'line'>, place: number) => ({
    ...{
      id: stableId(ownerId, accountId, importId, reference),
      owner_id: ownerId,
      account_id: accountId,
      date,
      place,
      text,
      amount,
      reference,
    },
    words: normalizeForSearch(text),
    counter_account_id: null as string | null,
  });

const knownAmong = (rows: Rows, ownerId: string, accountId: string, references: readonly string[]) =>
  rows
    .selectFrom('bank_transaction')
    .select('reference')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('reference', 'in', references);

function checkBank(isBank: boolean): void {
  if (!isBank) throw new StatementRefusedException({ reason: 'notBank', line: null });
}
