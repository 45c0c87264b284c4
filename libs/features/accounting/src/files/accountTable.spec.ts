import { readTable } from '@ezone/text/table';
import type { Account } from '../model/account';
import { quickBooksDesktop, quickBooksOnline, xero } from '../testing/accountTables';
import { guessedTargets, isHeader, planAccounts, writeAccounts } from './accountTable';

const plan = (text: string, accounts: readonly Account[] = []) => {
  let next = 0;
  const table = readTable(text, isHeader);
  const newId = () => `new-${String((next += 1))}`;
  return planAccounts(table, guessedTargets(table.header), accounts, newId);
};

const assets: Account = { id: 'a', code: '1000', name: 'Assets', type: 'asset', parentId: null, bank: false };
const bank: Account = { id: 'b', code: '1010', name: '=Bank; "mine"', type: 'asset', parentId: 'a', bank: true };

it('writes a table that comes in again the same', () => {
  const text = writeAccounts(
    [bank, assets],
    new Map([['a', { accountId: 'a', own: 0, balance: -1250, transactions: 1 }]]),
  );
  expect(text).toContain('1000,Assets,asset,,,');
  expect(text).toContain('-12.50');
  expect(plan(text).map(({ content, problem }) => ({ ...content, problem }))).toEqual([
    { code: '1000', name: 'Assets', type: 'asset', parentId: null, bank: false, problem: null },
    { code: '1010', name: '=Bank; "mine"', type: 'asset', parentId: 'new-1', bank: true, problem: null },
  ]);
});

it('reads heads and kinds in three languages; a row without a kind has that of its parent', () => {
  const of = (text: string) => plan(text).map(({ content: { code, type } }) => [code, type]);
  expect(of('Hesap kodu;Hesap adı;Tür;Üst kod\n6;Giderler;Gider;\n61;Kira;;6')).toEqual([
    ['6', 'expense'],
    ['61', 'expense'],
  ]);
  expect(of('الرمز,الاسم,النوع\n4,المبيعات,إيراد')).toEqual([['4', 'income']]);
});

/** What lines become: `code name: kind`, with the code of the one above and whether it is kept at a bank; or what is wrong with a line. */
const outcome = (text: string) => {
  const planned = plan(text);
  return planned.map(({ line, kind, content: { code, name, type, parentId, bank: isBank }, problem }) => {
    if (problem !== null) return `line ${String(line)} ${problem} ${kind}`.trim();
    const above = planned.find(({ id }) => id === parentId)?.content.code;
    return [`${code} ${name}: ${type}`, above && `in ${above}`, isBank && 'at a bank'].filter(Boolean).join(', ');
  });
};

it('takes a chart of accounts as Xero writes it', () => {
  expect(outcome(xero)).toEqual([
    'line 2 noCode Bank',
    '091 Savings: asset, at a bank',
    '200 Sales: income',
    '260 Other Revenue: income',
    '270 Interest: income',
    '310 Materials: expense',
    '400 Advertising: expense',
    '416 Depreciation: expense',
    '429 General: expense',
    '477 Wages: expense',
    '610 Customers: asset',
    '620 Paid ahead: asset',
    '630 Stock: asset',
    '640 Deposits: asset',
    '710 Desks: asset',
    '750 Trademarks: asset',
    '800 Suppliers: liability',
    '801 Claims: liability',
    '820 Tax on sales: liability',
    '825 Wages owed: liability',
    '840 Adjustment: liability',
    '850 Suspense: liability',
    '860 Cents: liability',
    '877 Transfers: liability',
    '900 Loan: liability',
    '910 Mortgage: liability',
    '960 Earnings: equity',
    '970 Own money: equity',
  ]);
});

it('takes a report of accounts as QuickBooks writes it on the web, and says which lines it leaves out', () => {
  expect(outcome(quickBooksOnline)).toEqual([
    '1000 Checking: asset, at a bank',
    '1100 Customers: asset',
    '1200 Stock: asset',
    '1500 Machines: asset',
    '1510 Printer: asset, in 1500',
    '1800 Deposits: asset',
    '2000 Suppliers: liability',
    '2100 Company card: liability',
    '2200 Taxes owed: liability',
    '2500 Loan: liability',
    '3000 Opening balances: equity',
    '4000 Sales: income',
    '4010 Courses: income, in 4000',
    '5000 Materials: expense',
    '6000 Office: expense',
    '6010 Paper: ruled: expense',
    'line 21 noCode Expenses',
    'line 22 unknownParent Expenses',
    '7000 Interest: income',
    '8000 Fines: expense',
    'line 26 noName',
  ]);
});

it('takes a list of accounts as QuickBooks writes it on a computer', () => {
  expect(outcome(quickBooksDesktop)).toEqual([
    '1000 Money: asset, at a bank',
    '1010 Checking: asset, in 1000, at a bank',
    '2400 Payroll owed: liability',
    '5100 Freight: expense',
    'line 6 noType Non-Posting',
    'line 7 noCode Expense',
  ]);
});

it('says what is wrong with a row, and finds parents wherever they stand', () => {
  const rows = [
    ...[
      '1011,Below,,1010',
      '1010,Bank,,1000',
      ',Nameless code,asset,',
      '2,,asset,',
      '3,Odd,Thing,',
      '4,Orphan,asset,99',
    ],
    ...['5,Other,expense,1000', '6,Loop,asset,7', '7,Pool,asset,6', '1010,Again,asset,', '8,None,,'],
  ];
  const planned = plan(`Code,Name,Type,Parent\n${rows.join('\n')}`, [assets]);
  expect(planned.map(({ content: { code }, problem }) => [code, problem])).toEqual([
    ['1011', null],
    ['1010', null],
    ['', 'noCode'],
    ['2', 'noName'],
    ['3', 'noType'],
    ['4', 'unknownParent'],
    ['5', 'otherType'],
    ['6', 'unknownParent'],
    ['7', 'unknownParent'],
    ['1010', 'twice'],
    ['8', 'noKind'],
  ]);
  expect(planned[0]?.content.parentId).toBe(planned[1]?.id);
  expect(plan('Code,Name\n1000,Mine', [assets])[0]).toMatchObject({ isKnown: true, problem: null });
});
