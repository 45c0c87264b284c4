import { inParts } from '@ezone/shell/records';
import type { BulkChange, Collection } from '@ezone/shell/records';
import { bankingMessages } from '../bankingMessages';
import type { Transaction } from './transaction';

/** What transactions were for; null where nobody is to know. */
export type Assignment = { counterAccountId: string | null };

const assign: BulkChange<Transaction> = {
  send: (api, ids, { counterAccountId }: Assignment) =>
    inParts(ids, (transactionIds) => api.assignAccount({ body: { transactionIds, counterAccountId } })),
  apply: (transaction, { counterAccountId }: Assignment) =>
    transaction.counterAccountId === counterAccountId ? transaction : { ...transaction, counterAccountId },
  takeBack: (transactions) =>
    [...Map.groupBy(transactions, ({ counterAccountId }) => counterAccountId)].map(([counterAccountId, some]) => ({
      ...{ name: 'assign', ids: some.map(({ id }) => id), given: { counterAccountId } },
    })),
  // An account that was added a moment ago is there before something is for it.
  links: ({ counterAccountId }: Assignment) => (counterAccountId === null ? [] : [counterAccountId]),
};

const comesFromABank = () => Promise.reject(new Error('Transactions come from statements.'));

/** How transactions are written. Their list is not known as a whole: a page of it is asked for after the other. */
export const transactionsCollection: Collection<Transaction> = {
  list: 'accounting-app/transactions',
  load: comesFromABank,
  create: comesFromABank,
  update: comesFromABank,
  remove: (api, ids) => inParts(ids, (transactionIds) => api.removeTransactions({ body: { transactionIds } })),
  bulk: { assign },
  reasonOf: ({ statusCode }) => (statusCode === 409 ? bankingMessages.accountGone : undefined),
  nameOf: ({ text }) => text,
};
