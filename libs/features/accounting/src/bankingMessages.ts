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
  more: { id: 'accounting.banking.more', defaultMessage: 'Show more' },
  import: { id: 'accounting.statement.import', defaultMessage: 'Bring in a statement' },
  what: {
    id: 'accounting.statement.what',
    defaultMessage:
      'A file of your bank: OFX or QFX, or a table (.csv) with dates, texts and amounts. You see what is in it before anything is added.',
  },
  notRead: {
    id: 'accounting.statement.notRead',
    defaultMessage:
      'This could not be read as the statement of one account: neither as OFX nor as a table with a column of dates and one of amounts.',
  },
  noDate: { id: 'accounting.statement.noDate', defaultMessage: 'Its date could not be read' },
  noAmount: { id: 'accounting.statement.noAmount', defaultMessage: 'Its amount could not be read' },
  tooMuch: { id: 'accounting.statement.tooMuch', defaultMessage: 'Its amount is too large' },
});

/** The same, with a value in it. */
export const bankingSentences: Record<
  'found' | 'for' | 'assigned' | 'run' | 'into' | 'imported' | 'line',
  MessageDescriptor
> = defineMessages({
  found: {
    id: 'accounting.banking.found',
    defaultMessage: '{count, plural, =0 {No transactions} one {# transaction} other {# transactions}}',
  },
  for: { id: 'accounting.banking.for', defaultMessage: 'What it was for: {text}' },
  assigned: { id: 'accounting.banking.assigned', defaultMessage: '“{text}” now belongs to {account}.' },
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
});
