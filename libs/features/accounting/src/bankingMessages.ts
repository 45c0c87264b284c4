import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the page of banking says. */
export const bankingMessages = defineMessages({
  description: {
    id: 'accounting.banking.description',
    defaultMessage: 'The accounts that are kept at banks, and what has moved on them.',
  },
  accounts: { id: 'accounting.banking.accounts', defaultMessage: 'Accounts at banks' },
  none: {
    id: 'accounting.banking.none',
    defaultMessage: 'No account is kept at a bank yet. Mark one as such in the chart of accounts.',
  },
  toChart: { id: 'accounting.banking.toChart', defaultMessage: 'Chart of accounts' },
  search: { id: 'accounting.banking.search', defaultMessage: 'Search transactions' },
  onlyOpen: { id: 'accounting.banking.onlyOpen', defaultMessage: 'Only those without an account' },
  loading: { id: 'accounting.banking.loading', defaultMessage: 'Transactions are being loaded' },
  failed: { id: 'accounting.banking.failed', defaultMessage: 'The transactions could not be loaded.' },
  noTransactions: {
    id: 'accounting.banking.noTransactions',
    defaultMessage: 'Nothing has moved on this account yet. Bring in a statement of your bank.',
  },
  date: { id: 'accounting.banking.date', defaultMessage: 'Date' },
  text: { id: 'accounting.banking.text', defaultMessage: 'Text' },
  amount: { id: 'accounting.banking.amount', defaultMessage: 'Amount' },
  counterAccount: { id: 'accounting.banking.counterAccount', defaultMessage: 'What it was for' },
  noAccount: { id: 'accounting.banking.noAccount', defaultMessage: 'No account' },
  accountGone: {
    id: 'accounting.banking.accountGone',
    defaultMessage: 'The account was removed meanwhile.',
  },
  all: { id: 'accounting.banking.all', defaultMessage: 'Show all transactions' },
  onlyOne: { id: 'accounting.banking.onlyOne', defaultMessage: 'One transaction only' },
  selectAll: { id: 'accounting.banking.selectAll', defaultMessage: 'Select all that are shown' },
  more: { id: 'accounting.banking.more', defaultMessage: 'Show more' },
  import: { id: 'accounting.statement.import', defaultMessage: 'Bring in a statement' },
  what: {
    id: 'accounting.statement.what',
    defaultMessage:
      'A file of your bank: OFX or QFX, or a table (.csv) with dates, texts and amounts. You see what is in it before anything is added.',
  },
  unknownFormat: {
    id: 'accounting.statement.unknownFormat',
    defaultMessage: 'This is neither OFX nor a table whose first lines name its columns.',
  },
  empty: { id: 'accounting.statement.empty', defaultMessage: 'The file is empty.' },
  tooLong: {
    id: 'accounting.statement.tooLong',
    defaultMessage: 'The file is too large. Ask your bank for a statement of a shorter time.',
  },
  notBank: {
    id: 'accounting.statement.notBank',
    defaultMessage: 'The account is not kept at a bank any more, so that no statement can be read into it.',
  },
  whichFirst: {
    id: 'accounting.statement.whichFirst',
    defaultMessage: 'The dates of this file can be read in two ways. Which comes first?',
  },
  noDate: { id: 'accounting.statement.noDate', defaultMessage: 'Its date could not be read' },
  noAmount: { id: 'accounting.statement.noAmount', defaultMessage: 'Its amount could not be read' },
  tooMuch: { id: 'accounting.statement.tooMuch', defaultMessage: 'Its amount is too large' },
});

/** Why a statement is refused, where a line or a number belongs to it. */
type LineRefusal = 'noDateColumn' | 'noAmountColumn' | 'severalAccounts' | 'severalCurrencies' | 'tooManyLines';

/** The same, with a value in it. */
export const bankingSentences: Record<
  | 'found'
  | 'for'
  | 'assigned'
  | 'removed'
  | 'select'
  | 'about'
  | 'run'
  | 'into'
  | 'imported'
  | 'line'
  | 'dayFirst'
  | 'monthFirst'
  | 'noRoom'
  | 'foreign'
  | LineRefusal,
  MessageDescriptor
> = defineMessages({
  found: {
    id: 'accounting.banking.found',
    defaultMessage: '{count, plural, =0 {No transactions} one {# transaction} other {# transactions}}',
  },
  for: { id: 'accounting.banking.for', defaultMessage: 'What it was for: {text}' },
  assigned: { id: 'accounting.banking.assigned', defaultMessage: '“{text}” now belongs to {account}.' },
  removed: {
    id: 'accounting.banking.removed',
    defaultMessage: '{count, plural, one {# transaction removed.} other {# transactions removed.}}',
  },
  select: { id: 'accounting.banking.select', defaultMessage: 'Select {text}' },
  about: { id: 'accounting.banking.about', defaultMessage: 'On and for {account}' },
  run: {
    id: 'accounting.statement.run',
    defaultMessage: '{count, plural, one {Add # transaction} other {Add # transactions}}',
  },
  into: { id: 'accounting.statement.into', defaultMessage: 'Bring a statement into {account}' },
  imported: {
    id: 'accounting.statement.imported',
    defaultMessage: '{count, plural, one {# transaction added.} other {# transactions added.}}',
  },
  line: { id: 'accounting.statement.line', defaultMessage: '{date} · {amount}' },
  dayFirst: { id: 'accounting.statement.dayFirst', defaultMessage: 'Day first: {example}' },
  monthFirst: { id: 'accounting.statement.monthFirst', defaultMessage: 'Month first: {example}' },
  foreign: {
    id: 'accounting.statement.foreign',
    defaultMessage:
      'The amounts of this file are in {foreign}. They are added as they stand, as if they were {currency}.',
  },
  noRoom: {
    id: 'accounting.statement.noRoom',
    defaultMessage:
      'Nothing was added: {most, number} transactions are the most that all accounts can have together. Remove some first.',
  },
  noDateColumn: {
    id: 'accounting.statement.noDateColumn',
    defaultMessage:
      'No column of dates was found: line {line, number} names the columns, and none of them is known as one.',
  },
  noAmountColumn: {
    id: 'accounting.statement.noAmountColumn',
    defaultMessage:
      'No column of amounts was found: line {line, number} names the columns, and none of them is known as one, or only what goes out or comes in.',
  },
  severalAccounts: {
    id: 'accounting.statement.severalAccounts',
    defaultMessage:
      'The file is of several accounts: another one begins in line {line, number}. Bring in a file for each.',
  },
  severalCurrencies: {
    id: 'accounting.statement.severalCurrencies',
    defaultMessage: 'The amounts are in several currencies: line {line, number} has another one than those before it.',
  },
  tooManyLines: {
    id: 'accounting.statement.tooManyLines',
    defaultMessage:
      'The file has more than {most, number} transactions; line {line, number} is the first that is too much. Bring it in in parts.',
  },
});
