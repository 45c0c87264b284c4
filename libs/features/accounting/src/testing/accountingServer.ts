import { ApiError } from '@ezone/api-client';
import type { AnswerOf } from '@ezone/api-client';
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { Account, AccountType } from '../model/account';
import { accountsCollection } from '../model/accountsCollection';
import type { Transaction } from '../model/transaction';

const account = (code: string, name: string, type: AccountType, parentId: string | null, bank = false): Account => ({
  ...{ id: code, code, name, type, parentId, bank },
});

/** A few accounts, two of them kept at banks. */
export const sampleAccounts = (): Account[] => [
  account('1000', 'Assets', 'asset', null),
  account('1010', 'Current account', 'asset', '1000', true),
  account('1020', 'حساب التوفير', 'asset', '1000', true),
  account('4000', 'Income', 'income', null),
  account('5000', 'Expenses', 'expense', null),
  account('5100', 'Rent', 'expense', '5000'),
  account('5200', 'Travel', 'expense', '5000'),
];

const moved = (
  id: string,
  date: string,
  text: string,
  amount: number,
  counterAccountId: string | null,
): Transaction => ({
  ...{ id, accountId: '1010', date, text, amount, counterAccountId },
});

export const sampleTransactions = (): Transaction[] => [
  moved('t1', '2026-03-05', 'Railway · Ticket to the fair', -8990, null),
  moved('t2', '2026-03-04', 'Gallery Nord · Invoice 2041', 184_500, '4000'),
  moved('t3', '2026-03-01', 'Rent', -95_000, '5100'),
];

type Line = AnswerOf<'readStatement'>['lines'][number];

/** What the server reads in any statement: a line that is new, one that it knows, and one without a date. */
const sampleLines: Line[] = [
  { line: 2, date: '2026-03-06', text: 'Paper mill', amount: -2138, state: 'new' },
  { line: 3, date: '2026-03-01', text: 'Rent', amount: -95_000, state: 'known' },
  { line: 4, date: null, text: 'Carried over', amount: 100, state: 'noDate' },
];

/** A statement that the server refuses, as one whose text is the reason and the line: `severalCurrencies 4`. */
const refusedStatement = (content: string): ApiError => {
  const [reason = '', line] = content === '' ? ['empty'] : content.split(' ');
  const details = [{ field: 'reason', message: reason }, ...(line ? [{ field: 'line', message: line }] : [])];
  return new ApiError({ kind: 'refused', statusCode: 400, message: 'No', details });
};

/** How many transactions a page holds here. */
const PAGE = 2;

/**
 * Keeps accounts and transactions as the real server does, in memory. A statement always holds the same lines; one without a comma is none. Where it has a
 * slash, nobody but its owner knows the order of its dates; where it names a currency, its amounts are in that.
 */
export const createAccountingServer = (
  firstAccounts: readonly Account[] = sampleAccounts(),
  firstTransactions: readonly Transaction[] = sampleTransactions(),
) => {
  const accounts = fakeList(firstAccounts);
  let transactions = [...firstTransactions];
  const removed: Transaction[] = [];
  const { openWindow, tell } = fakeWindows();
  const { list } = accountsCollection;
  const told = <T>(answer: T, ids: readonly string[], by: string | undefined): T => {
    tell(list, ids, by);
    return answer;
  };
  const balances = () => {
    const signs = { asset: 1, expense: 1, liability: -1, equity: -1, income: -1 };
    const all = accounts.all();
    const sumOf = (id: string): number =>
      transactions.reduce(
        (sum, { accountId, counterAccountId, amount }) =>
          sum + (accountId === id ? amount : 0) - (counterAccountId === id ? amount : 0),
        0,
      );
    const totalOf = (id: string): number =>
      all.filter(({ parentId }) => parentId === id).reduce((sum, child) => sum + totalOf(child.id), sumOf(id));
    return all.map(({ id, type }) => ({
      ...{ accountId: id, own: signs[type] * sumOf(id), balance: signs[type] * totalOf(id) },
      transactions: transactions.filter((one) => one.accountId === id || one.counterAccountId === id).length,
    }));
  };
  const server = fakeApi({
    'GET /api/accounting-app/accounts': accounts.all,
    'GET /api/accounting-app/balances': balances,
    'POST /api/accounting-app/add-account': ({ body, idempotencyKey: id = '', socketId }) =>
      told(accounts.create({ ...(body.account as Account), id }), [id], socketId),
    'POST /api/accounting-app/add-accounts': ({ body, socketId }) => {
      for (const one of body.accounts) accounts.create(one);
      const ids = body.accounts.map(({ id }) => id);
      return told(ids, ids, socketId);
    },
    'POST /api/accounting-app/update-account': ({ body, socketId }) =>
      told(accounts.update(body.account, body.base), [body.account.id], socketId),
    'POST /api/accounting-app/remove-accounts': ({ body: { accountIds }, socketId }) =>
      told(accounts.remove(accountIds), accountIds, socketId),
    'GET /api/accounting-app/transactions': ({ query }) => {
      const found = transactions.filter(
        ({ id, accountId, text, counterAccountId }) =>
          (accountId === query.accountId || (query.include === 'for' && counterAccountId === query.accountId)) &&
          (query.transactionId === undefined || id === query.transactionId) &&
          text.toLowerCase().includes((query.q ?? '').toLowerCase()) &&
          (query.state === undefined || counterAccountId === null),
      );
      const from = Number(query.cursor ?? 0);
      return {
        ...{ transactions: found.slice(from, from + PAGE), total: found.length },
        next: from + PAGE < found.length ? String(from + PAGE) : null,
      };
    },
    'POST /api/accounting-app/assign-account': ({ body: { transactionIds, counterAccountId } }) => {
      transactions = transactions.map((one) => (transactionIds.includes(one.id) ? { ...one, counterAccountId } : one));
      return transactionIds;
    },
    'POST /api/accounting-app/read-statement': ({ body }) => {
      const { content, dayFirst = true } = body;
      if (!content.includes(',')) throw refusedStatement(content);
      const isOpen = content.includes('/');
      const lines = isOpen
        ? sampleLines.map((line) => (line.state === 'new' && !dayFirst ? { ...line, date: '2026-06-03' } : line))
        : sampleLines;
      return {
        format: 'csv',
        lines,
        dayFirst,
        dayOrder: isOpen ? 'unknown' : 'told',
        currency: /EUR|USD/.exec(content)?.[0] ?? null,
      };
    },
    'POST /api/accounting-app/import-statement': () => {
      transactions = [moved('t0', '2026-03-06', 'Paper mill', -2138, null), ...transactions];
      return { added: ['t0'], known: 1, unreadable: 1 };
    },
    'POST /api/accounting-app/remove-transactions': ({ body: { transactionIds } }) => {
      removed.push(...transactions.filter(({ id }) => transactionIds.includes(id)));
      transactions = transactions.filter(({ id }) => !transactionIds.includes(id));
      return transactionIds;
    },
    'POST /api/trash/restore': ({ body, socketId }) => {
      if (body.list === list) return told(accounts.restore(body.ids), body.ids, socketId);
      const back = removed.filter(({ id }) => body.ids.includes(id));
      transactions = [...transactions, ...back].toSorted((one, other) => other.date.localeCompare(one.date));
      return back.map(({ id }) => id);
    },
  });
  return { ...server, accounts, transactions: () => transactions, openWindow: () => openWindow(server) };
};

/** A server of accounts that exists in a story or a spec only. */
export type AccountingServer = ReturnType<typeof createAccountingServer>;
