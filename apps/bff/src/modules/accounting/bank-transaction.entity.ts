import { defineEntity, p } from '@mikro-orm/core';
import { day, id, instant } from '../../platform/database/columns';
import { trashIndexes } from '../../platform/records/record-columns';

const transactionColumns = () => ({
  id: id().primary(),
  ownerId: id(),
  accountId: id(),
  date: day(),
  /** Its place among those of its day, as in the statement. */
  place: p.integer(),
  text: p.string().length(500),
  /** The text as it is compared in a search. */
  words: p.text(),
  /** In whole cents; what goes out is below zero. */
  amount: p.integer(),
  /** What it was for or came from; null until somebody says. */
  counterAccountId: id().nullable(),
  /** The bank's own, or worked out of the line. */
  reference: p.string().length(100),
});

/** What has moved on an account that is kept at a bank. It is read from a statement, and never changed but for the other account. */
export const BankTransactionSchema = defineEntity({
  name: 'BankTransaction',
  indexes: [
    // The list of an account. The sums of all are read from the indexes alone.
    { properties: ['ownerId', 'accountId', 'date', 'place', 'id', 'amount'] },
    { properties: ['ownerId', 'counterAccountId', 'amount'] },
  ],
  // What tells that a line of a statement is here already.
  uniques: [{ properties: ['ownerId', 'accountId', 'reference'] }],
  properties: transactionColumns(),
});

/** A transaction that was removed, apart from the others: a statement may bring the same line in again meanwhile. */
export const RemovedTransactionSchema = defineEntity({
  name: 'RemovedTransaction',
  indexes: trashIndexes,
  properties: { ...transactionColumns(), removedAt: instant() },
});
