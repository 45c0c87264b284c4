import { fromCents } from '@ezone/money';
import { normalizeForSearch } from '@ezone/text';
import { writeTable } from '@ezone/text/table';
import type { Table } from '@ezone/text/table';
import { byCode, limits } from '../model/account';
import type { Account, AccountContent, AccountType, Balance } from '../model/account';

/** What a column of a table can hold of an account. */
export const columnTargets = ['code', 'name', 'type', 'parentCode', 'bank'] as const;

export type ColumnTarget = (typeof columnTargets)[number];

/** Why a row cannot be taken. */
export type RowProblem =
  'noCode' | 'noName' | 'noKind' | 'noType' | 'otherType' | 'onlyAssets' | 'tooLong' | 'twice' | 'unknownParent';

/** What a row of a table becomes. */
export type PlannedAccount = {
  id: string;
  line: number;
  content: AccountContent;
  /** Its kind as it stands in the file. */
  kind: string;
  problem: RowProblem | null;
  isKnown: boolean;
};

/** How programs head their columns, without anything but letters; `#` is a number. */
const heads: readonly (readonly [ColumnTarget, RegExp])[] = [
  [
    'parentCode',
    /^(parent|parentcode|parentaccount|subaccountof|partof|ustkod|usthesap|ustkodu|الحسابالاب|رمزالاعلي)$/,
  ],
  [
    'code',
    /^(code|number|accountcode|accountnumber|accntnumber|accnum|no|kod|hesapkodu|konto|kontonummer|الرمز|رقمالحساب)$/,
  ],
  ['name', /^(name|fullname|account|accountname|title|ad|hesapadi|bezeichnung|الاسم|اسمالحساب)$/],
  ['type', /^(type|kind|accounttype|category|tur|hesapturu|kontoart|النوع)$/],
  ['bank', /^(bank|bankaccount|banka|البنك)$/],
];

/** A kind that begins a word with one of these, with the article of Arabic or without. */
const word = (...beginnings: string[]) => new RegExp(`(?<!\\p{L})(?:ال)?(?:${beginnings.join('|')})`, 'u');

/**
 * What the five kinds are called by programs and in other languages, the first that fits: `Unpaid expense claims` are owed, the `Cost of sales`
 * is spent. Of Xero, `Historical`, `Rounding` and `Tracking` are what its own accounts are called, all of them liabilities.
 */
const kinds: readonly (readonly [AccountType, RegExp])[] = [
  ['asset', word('prepa', '(current|fixed|non-?current)$')],
  [
    'liability',
    word(
      ...['(curr|term)?liab', 'payable', 'credit card', 'unpaid expense', 'sales tax', 'gst$', 'vat$'],
      ...['historical', 'rounding', 'tracking', 'verbindlichkeit', 'passiv', 'borc', 'yukumluluk', 'yabanci', 'pasif'],
      ...['التزام', 'خصوم'],
    ),
  ],
  [
    'expense',
    word(
      ...[
        'expense',
        'costs?(?!\\p{L})',
        'directcosts',
        'overhead',
        'depreciat',
        'aufwand',
        'kosten',
        'gider',
        'maliyet',
      ],
      ...['مصروف', 'مصاريف', 'نفق', 'تكلفه', 'تكاليف'],
    ),
  ],
  ['asset', word('asset', 'bank', 'cash', 'receivable', 'inventory', 'varlik', 'aktif', 'aktiv', 'اصل', 'اصول')],
  ['equity', word('equity', 'retained earnings', 'ozkaynak', 'oz kaynak', 'eigenkapital', 'حقوق')],
  ['income', word('income', 'otherincome', 'revenue', 'sales', 'gelir', 'ertrag', 'erlos', 'ايراد', 'دخل')],
];

/** The kind of an account that is kept at a bank, where that is a kind of its own. */
const BANK = word('bank');

const YES = /^(1|x|true|yes|evet|ja|نعم)$/;

/** What each column seems to hold; null where it is left out. */
export const guessedTargets = (header: readonly string[]): (ColumnTarget | null)[] => {
  const guessed = header.map(
    (head) =>
      heads.find(([, pattern]) =>
        pattern.test(
          normalizeForSearch(head)
            .replaceAll('#', 'number')
            .replace(/[^\p{L}]/gu, ''),
        ),
      )?.[0] ?? null,
  );
  return guessed.map((target, at) => (guessed.indexOf(target) === at ? target : null));
};

/** Whether a row names the columns of accounts: reports have a title above it. */
export const isHeader = (cells: readonly string[]): boolean => {
  const guessed = guessedTargets(cells);
  return guessed.includes('name') && (guessed.includes('code') || guessed.includes('type'));
};

/** A name without the number that QuickBooks may write before it: `1110 · Checking`. */
const nameAfter = (code: string, name: string) =>
  code !== '' && name.startsWith(`${code} · `) ? name.slice(code.length + 3).trim() : name;

/**
 * A row as it stands, with what its name says of the one that it is part of: QuickBooks writes that before it, `Assets:Checking`. A colon
 * is part of a name where there is no such account in the file.
 */
const byPaths = <Row extends { code: string; name: string; parentCode: string }>(rows: readonly Row[]): Row[] => {
  const codes = new Map(rows.map(({ code, name }) => [name, code]));
  return rows.map((row) => {
    const { code, name, parentCode } = row;
    const colon = name.lastIndexOf(':');
    const above = name.slice(0, Math.max(colon, 0)).trim();
    const aboveCode = codes.get(above);
    if (above === '' || aboveCode === undefined) return { ...row, name: nameAfter(code, name) };
    const own = nameAfter(code, name.slice(colon + 1).trim());
    // One without a code cannot be taken, and nothing can be part of it.
    return { ...row, name: own, parentCode: parentCode || aboveCode || `${above}:` };
  });
};

/**
 * What the rows of a table become, beside the accounts that there are: a row whose code is here is here already. One without a kind gets that of
 * its parent.
 */
export function planAccounts(
  { rows }: Table,
  targets: readonly (string | null)[],
  accounts: readonly Account[],
  newId: () => string,
): PlannedAccount[] {
  const asTheyStand = rows.map(({ line, cells }) => {
    const of = (target: ColumnTarget) => (cells[targets.indexOf(target)] ?? '').trim();
    const kind = normalizeForSearch(of('type'));
    return {
      ...{ id: newId(), line, code: of('code'), name: of('name'), parentCode: of('parentCode'), kind: of('type') },
      type: kinds.find(([, pattern]) => pattern.test(kind))?.[0] ?? null,
      bank: YES.test(normalizeForSearch(of('bank'))) || (of('bank') === '' && BANK.test(kind)),
    };
  });
  const read = byPaths(asTheyStand);
  type Settled = Pick<Account, 'id' | 'type'>;
  const settled = new Map<string, Settled>(accounts.map((account) => [account.code, account]));
  const here = new Set(settled.keys());
  const seen = new Set<string>();
  const planned = new Map<string, PlannedAccount>();
  type Read = (typeof read)[number];
  const settle = (row: Read, problem: RowProblem | null, parent?: Settled) => {
    const { id, line, code, name, kind, bank } = row;
    const type = row.type ?? parent?.type ?? 'asset';
    const isKnown = here.has(code);
    const content = { code, name, type, bank, parentId: parent?.id ?? null };
    planned.set(id, { ...{ id, line, content, kind, isKnown }, problem: isKnown ? null : problem });
    if (problem === null && !isKnown) settled.set(code, { id, type });
  };
  const problemOf = (row: Read, parent?: Settled): RowProblem | null => {
    if (row.kind !== '' && row.type === null) return 'noType';
    if (row.type === null && !parent) return 'noKind';
    if (parent && row.type !== null && row.type !== parent.type) return 'otherType';
    return row.bank && (row.type ?? parent?.type) !== 'asset' ? 'onlyAssets' : null;
  };
  // A row waits for its parent, which may stand further down.
  let waiting: Read[] = [];
  for (const row of read) {
    if (row.code === '') settle(row, 'noCode');
    else if (here.has(row.code)) settle(row, null);
    else if (row.name === '') settle(row, 'noName');
    else if (row.code.length > limits.code || row.name.length > limits.name) settle(row, 'tooLong');
    else if (seen.has(row.code)) settle(row, 'twice');
    else waiting.push(row);
    seen.add(row.code);
  }
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    waiting = waiting.filter((row) => {
      const parent = settled.get(row.parentCode);
      if (row.parentCode !== '' && !parent) return true;
      settle(row, problemOf(row, parent), parent);
      return false;
    });
  }
  for (const row of waiting) settle(row, 'unknownParent');
  return read.flatMap(({ id }) => planned.get(id) ?? []);
}

/** Accounts as a table that comes in again the same. */
export const writeAccounts = (accounts: readonly Account[], balances: ReadonlyMap<string, Balance>): string => {
  const codes = new Map(accounts.map(({ id, code }) => [id, code]));
  const rows = byCode(accounts).map(({ id, code, name, type, parentId, bank }) => [
    ...[code, name, type, codes.get(parentId ?? '') ?? '', bank ? 'yes' : ''],
    fromCents(balances.get(id)?.balance ?? 0).toFixed(2),
  ]);
  return writeTable([['Code', 'Name', 'Type', 'Parent', 'Bank', 'Balance'], ...rows]);
};
