import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the chart of accounts says. */
export const accountingMessages = defineMessages({
  description: {
    id: 'accounting.chart.description',
    defaultMessage: 'All accounts with what they hold, those below them included.',
  },
  account: { id: 'accounting.chart.account', defaultMessage: 'Account' },
  type: { id: 'accounting.chart.type', defaultMessage: 'Kind' },
  balance: { id: 'accounting.chart.balance', defaultMessage: 'Balance' },
  actions: { id: 'accounting.chart.actions', defaultMessage: 'Actions' },
  bank: { id: 'accounting.chart.bank', defaultMessage: 'Bank' },
  loading: { id: 'accounting.chart.loading', defaultMessage: 'Accounts are being loaded' },
  failed: { id: 'accounting.chart.failed', defaultMessage: 'Your accounts could not be loaded.' },
  none: {
    id: 'accounting.chart.none',
    defaultMessage:
      'Accounts say where money is, where it came from and what it went into. Add the first one, or bring in a table.',
  },
  add: { id: 'accounting.chart.add', defaultMessage: 'Add account' },
  addBelow: { id: 'accounting.chart.addBelow', defaultMessage: 'Add below' },
  edit: { id: 'accounting.chart.edit', defaultMessage: 'Edit' },
  openAll: { id: 'accounting.chart.openAll', defaultMessage: 'Show all levels' },
  closeAll: { id: 'accounting.chart.closeAll', defaultMessage: 'Show the top level' },
  hasBelow: {
    id: 'accounting.chart.hasBelow',
    defaultMessage: 'There are accounts below this one. Move or remove those first.',
  },
  hasTransactions: {
    id: 'accounting.chart.hasTransactions',
    defaultMessage: 'This account has transactions. Give those another account first.',
  },
  showTransactions: { id: 'accounting.chart.showTransactions', defaultMessage: 'Show them' },
  doesNotFit: {
    id: 'accounting.chart.doesNotFit',
    defaultMessage: 'The chart of accounts has changed meanwhile, and this does not fit into it any more.',
  },
  newTitle: { id: 'accounting.form.new', defaultMessage: 'New account' },
  editTitle: { id: 'accounting.form.edit', defaultMessage: 'Edit account' },
  code: { id: 'accounting.form.code', defaultMessage: 'Code' },
  name: { id: 'accounting.form.name', defaultMessage: 'Name' },
  parent: { id: 'accounting.form.parent', defaultMessage: 'Part of' },
  noParent: { id: 'accounting.form.noParent', defaultMessage: 'Nothing: it stands at the top' },
  isBank: { id: 'accounting.form.isBank', defaultMessage: 'Kept at a bank, whose statements are read into it' },
  codeNeeded: { id: 'accounting.form.codeNeeded', defaultMessage: 'Give the account a code.' },
  codeTaken: { id: 'accounting.form.codeTaken', defaultMessage: 'Another account has this code.' },
  nameNeeded: { id: 'accounting.form.nameNeeded', defaultMessage: 'Give the account a name.' },
  otherType: {
    id: 'accounting.form.otherType',
    defaultMessage: 'An account is of the kind of the one that it is part of.',
  },
  onlyAssets: { id: 'accounting.form.onlyAssets', defaultMessage: 'Only an asset can be kept at a bank.' },
});

/** What the kinds of accounts are called. */
export const typeMessages = defineMessages({
  asset: { id: 'accounting.type.asset', defaultMessage: 'Asset' },
  liability: { id: 'accounting.type.liability', defaultMessage: 'Liability' },
  equity: { id: 'accounting.type.equity', defaultMessage: 'Equity' },
  income: { id: 'accounting.type.income', defaultMessage: 'Income' },
  expense: { id: 'accounting.type.expense', defaultMessage: 'Expense' },
});

/** What is said where accounts come in from a table, and go out into one. */
export const tableMessages = defineMessages({
  files: { id: 'accounting.files.menu', defaultMessage: 'Tables of accounts' },
  import: { id: 'accounting.files.import', defaultMessage: 'Bring in accounts' },
  what: {
    id: 'accounting.files.what',
    defaultMessage:
      'A table (.csv) with the code and the name of each account, its kind, and the code of the one that it is part of, as Xero and QuickBooks write it, too. Nothing happens before you have seen it.',
  },
  export: { id: 'accounting.files.export', defaultMessage: 'Save accounts as a table' },
  parentCode: { id: 'accounting.files.parentCode', defaultMessage: 'Code of the one above' },
  noKind: { id: 'accounting.files.noKind', defaultMessage: 'It has no kind' },
  noCode: { id: 'accounting.files.noCode', defaultMessage: 'It has no code' },
  noName: { id: 'accounting.files.noName', defaultMessage: 'It has no name' },
  tooLong: { id: 'accounting.files.tooLong', defaultMessage: 'Its code or its name is too long' },
  twice: { id: 'accounting.files.twice', defaultMessage: 'Its code stands further up in the file already' },
  unknownParent: {
    id: 'accounting.files.unknownParent',
    defaultMessage: 'The account that it is part of is neither here nor in the file',
  },
});

/** What is said of accounts, with a value in it. */
export const accountingSentences: Record<'more' | 'run' | 'imported' | 'noType', MessageDescriptor> = defineMessages({
  noType: { id: 'accounting.files.noType', defaultMessage: 'Its kind, “{kind}”, is none of the five' },
  more: { id: 'accounting.chart.more', defaultMessage: 'Actions for {account}' },
  run: { id: 'accounting.files.run', defaultMessage: '{count, plural, one {Add # account} other {Add # accounts}}' },
  imported: {
    id: 'accounting.files.imported',
    defaultMessage: '{count, plural, one {# account added.} other {# accounts added.}}',
  },
});
