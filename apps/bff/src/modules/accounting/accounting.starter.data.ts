import type { AccountType } from './account-types';

/** A starter account, known by its code. */
type StarterAccount = { code: string; name: string; type: AccountType; parent?: string; bank?: true };

export const starterAccounts: StarterAccount[] = [
  { code: '1000', name: 'Assets', type: 'asset' },
  { code: '1010', name: 'Current account', type: 'asset', parent: '1000', bank: true },
  { code: '1020', name: 'Savings account', type: 'asset', parent: '1000', bank: true },
  { code: '1100', name: 'Cash', type: 'asset', parent: '1000' },
  { code: '2000', name: 'Liabilities', type: 'liability' },
  { code: '2100', name: 'Credit card', type: 'liability', parent: '2000' },
  { code: '2200', name: 'Loan', type: 'liability', parent: '2000' },
  { code: '3000', name: 'Equity', type: 'equity' },
  { code: '3100', name: 'Opening balances', type: 'equity', parent: '3000' },
  { code: '4000', name: 'Income', type: 'income' },
  { code: '4100', name: 'Sales', type: 'income', parent: '4000' },
  { code: '4110', name: 'Prints', type: 'income', parent: '4100' },
  { code: '4120', name: 'Courses', type: 'income', parent: '4100' },
  { code: '4200', name: 'Interest', type: 'income', parent: '4000' },
  { code: '5000', name: 'Expenses', type: 'expense' },
  { code: '5100', name: 'Rent', type: 'expense', parent: '5000' },
  { code: '5200', name: 'Office', type: 'expense', parent: '5000' },
  { code: '5210', name: 'Paper and ink', type: 'expense', parent: '5200' },
  { code: '5220', name: 'Telephone and Internet', type: 'expense', parent: '5200' },
  { code: '5300', name: 'Travel', type: 'expense', parent: '5000' },
  { code: '5400', name: 'Miscellaneous', type: 'expense', parent: '5000' },
];

/** A starter transaction: how many days ago, on and for which account by their codes, in cents. */
type StarterTransaction = { daysAgo: number; text: string; amount: number; on: string; for?: string };

export const starterTransactions: StarterTransaction[] = [
  { daysAgo: 1, text: 'Card payment · Corner bakery', amount: -1_250, on: '1010' },
  { daysAgo: 2, text: 'Gallery Nord · Invoice 2041', amount: 184_500, on: '1010', for: '4110' },
  { daysAgo: 4, text: 'Paper mill · Order 88-17', amount: -21_380, on: '1010', for: '5210' },
  { daysAgo: 5, text: 'Railway · Ticket to the fair', amount: -8_990, on: '1010' },
  { daysAgo: 8, text: 'Telephone and Internet', amount: -4_999, on: '1010', for: '5220' },
  { daysAgo: 10, text: 'Course fees · Autumn class', amount: 96_000, on: '1010', for: '4120' },
  { daysAgo: 12, text: 'Rent', amount: -95_000, on: '1010', for: '5100' },
  { daysAgo: 15, text: 'To savings', amount: -50_000, on: '1010', for: '1020' },
  { daysAgo: 21, text: 'Harbour Books · Invoice 2036', amount: 62_750, on: '1010', for: '4110' },
  { daysAgo: 27, text: 'Hotel at the fair', amount: -31_200, on: '1010', for: '5300' },
  { daysAgo: 38, text: 'Telephone and Internet', amount: -4_999, on: '1010', for: '5220' },
  { daysAgo: 42, text: 'Rent', amount: -95_000, on: '1010', for: '5100' },
  { daysAgo: 50, text: 'Ink cartridges', amount: -17_640, on: '1010', for: '5210' },
  { daysAgo: 58, text: 'Gallery Nord · Invoice 2019', amount: 240_000, on: '1010', for: '4110' },
  { daysAgo: 65, text: 'Opening balance', amount: 410_000, on: '1010', for: '3100' },
  { daysAgo: 33, text: 'Interest', amount: 1_875, on: '1020', for: '4200' },
  { daysAgo: 65, text: 'Opening balance', amount: 900_000, on: '1020', for: '3100' },
  { daysAgo: 15, text: 'From current account', amount: 50_000, on: '1020', for: '1010' },
];
