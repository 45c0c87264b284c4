import type { AnswerOf } from '@ezone/api-client';

/** A part of the transactions of an account, and where the next one begins. */
export type TransactionsPage = AnswerOf<'listTransactions'>;

/** What has moved on an account that is kept at a bank. */
export type Transaction = TransactionsPage['transactions'][number];
