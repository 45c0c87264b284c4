import { inParts } from '@ezone/shell/records';
import type { BulkChange, Change, Collection } from '@ezone/shell/records';
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

/** Takes back what a statement has brought in. It is gone for good then: the statement itself can be read again. */
const takeOut: BulkChange<Transaction> = {
  send: (api, ids) => inParts(ids, (transactionIds) => api.removeTransactions({ body: { transactionIds } })),
  apply: () => null,
  takeBack: () => [],
};

const notMadeHere = () => Promise.reject(new Error('Transactions come from statements.'));

const bulk = { assign, takeOut };

/** How transactions are written. Their list is not known as a whole: a page of it is asked for after the other. */
export const transactionsCollection: Collection<Transaction> = {
  list: 'accounting-app/transactions',
  load: notMadeHere,
  create: notMadeHere,
  update: notMadeHere,
  remove: notMadeHere,
  bulk,
  reasonOf: ({ statusCode }) => (statusCode === 409 ? bankingMessages.accountGone : undefined),
  nameOf: ({ text }) => text,
};

/** How transactions are shown with changes on top: each as it is then, or null where it is gone. */
export function withChanges(changes: readonly Change[]): (transaction: Transaction) => Transaction | null {
  const deeds = new Map<string, ((transaction: Transaction) => Transaction | null)[]>();
  for (const { list, ids, deed } of changes) {
    if (list !== transactionsCollection.list || deed.kind !== 'bulk') continue;
    const { name, given } = deed;
    const change: BulkChange<Transaction> | undefined = (bulk as Partial<Record<string, BulkChange<Transaction>>>)[
      name
    ];
    if (!change) continue;
    const apply = (transaction: Transaction) => change.apply(transaction, given as never);
    for (const id of ids) deeds.set(id, [...(deeds.get(id) ?? []), apply]);
  }
  return (transaction) =>
    (deeds.get(transaction.id) ?? []).reduce<Transaction | null>((now, apply) => now && apply(now), transaction);
}
