import { readTable } from '@ezone/text/table';
import type { Account } from '../model/account';
import { guessedTargets, planAccounts, writeAccounts } from './accountTable';

const plan = (text: string, accounts: readonly Account[] = []) => {
  let next = 0;
  const table = readTable(text);
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
    ['8', 'noType'],
  ]);
  expect(planned[0]?.content.parentId).toBe(planned[1]?.id);
  expect(plan('Code,Name\n1000,Mine', [assets])[0]).toMatchObject({ isKnown: true, problem: null });
});
