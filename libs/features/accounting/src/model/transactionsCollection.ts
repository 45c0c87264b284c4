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

const notMadeHere = () => Promise.reject(new Error('Transactions come from statements.'));

const bulk = { assign };

/**
 * How transactions are written. Their list is not known as a whole: a page of it is asked for after the other. What is removed can come back;
 * a statement brings it in again, too.
 */
export const transactionsCollection: Collection<Transaction> = {
  list: 'accounting-app/transactions',
  load: notMadeHere,
  create: notMadeHere,
  update: notMadeHere,
  remove: (api, ids) => inParts(ids, (transactionIds) => api.removeTransactions({ body: { transactionIds } })),
  bulk,
  reasonOf: ({ statusCode }) => (statusCode === 409 ? bankingMessages.accountGone : undefined),
  nameOf: ({ text }) => text,
};

/** A transaction after a change; null where it is gone. @param first as it was before all changes */
type Apply = (now: Transaction | null, first: Transaction) => Transaction | null;

function applyOf(deed: Change['deed']): Apply | null {
  if (deed.kind === 'remove') return () => null;
  if (deed.kind === 'restore') return (now, first) => now ?? first;
  if (deed.kind !== 'bulk') return null;
  const { name, given } = deed;
  const change: BulkChange<Transaction> | undefined = (bulk as Partial<Record<string, BulkChange<Transaction>>>)[name];
  return change ? (now) => now && change.apply(now, given as never) : null;
}

/** How transactions are shown with changes on top: each as it is then, or null where it is gone. */
export function withChanges(changes: readonly Change[]): (transaction: Transaction) => Transaction | null {
  const deeds = new Map<string, Apply[]>();
  for (const { list, ids, deed } of changes) {
    const apply = list === transactionsCollection.list ? applyOf(deed) : null;
    if (apply) for (const id of ids) deeds.set(id, [...(deeds.get(id) ?? []), apply]);
  }
  return (transaction) =>
    (deeds.get(transaction.id) ?? []).reduce<Transaction | null>((now, apply) => apply(now, transaction), transaction);
}
