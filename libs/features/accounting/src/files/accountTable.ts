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
  'noCode' | 'noName' | 'noType' | 'otherType' | 'onlyAssets' | 'tooLong' | 'twice' | 'unknownParent';

/** What a row of a table becomes. */
export type PlannedAccount = {
  id: string;
  line: number;
  content: AccountContent;
  problem: RowProblem | null;
  isKnown: boolean;
};

/** How programs head their columns, without anything but letters. */
const heads: readonly (readonly [ColumnTarget, RegExp])[] = [
  ['parentCode', /^(parent|parentcode|parentaccount|partof|ustkod|usthesap|ustkodu|الحسابالاب|رمزالاعلي)$/],
  ['code', /^(code|number|accountcode|accountnumber|no|kod|hesapkodu|konto|kontonummer|الرمز|رقمالحساب)$/],
  ['name', /^(name|account|accountname|title|ad|hesapadi|bezeichnung|الاسم|اسمالحساب)$/],
  ['type', /^(type|kind|accounttype|category|tur|hesapturu|kontoart|النوع)$/],
  ['bank', /^(bank|bankaccount|banka|البنك)$/],
];

/** What the five kinds are called, compared by their beginning: in one number or several, and in other languages. */
const kinds: readonly (readonly [AccountType, RegExp])[] = [
  ['asset', /^(asset|current asset|fixed asset|bank|cash|varlik|aktif|aktiv|اصل|اصول)/],
  ['liability', /^(liabilit|credit card|borc|yukumluluk|pasif|passiv|التزام|خصوم)/],
  ['equity', /^(equity|ozkaynak|oz kaynak|eigenkapital|حقوق)/],
  ['income', /^(income|revenue|sales|gelir|ertrag|erlos|ايراد|دخل)/],
  ['expense', /^(expense|cost|gider|aufwand|kosten|مصروف|نفق)/],
];

const YES = /^(1|x|true|yes|evet|ja|نعم)$/;

/** What each column seems to hold; null where it is left out. */
export const guessedTargets = (header: readonly string[]): (ColumnTarget | null)[] => {
  const guessed = header.map(
    (head) =>
      heads.find(([, pattern]) => pattern.test(normalizeForSearch(head).replace(/[^\p{L}]/gu, '')))?.[0] ?? null,
  );
  return guessed.map((target, at) => (guessed.indexOf(target) === at ? target : null));
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
  const read = rows.map(({ line, cells }) => {
    const of = (target: ColumnTarget) => (cells[targets.indexOf(target)] ?? '').trim();
    const kind = normalizeForSearch(of('type'));
    return {
      ...{ id: newId(), line, code: of('code'), name: of('name'), parentCode: of('parentCode'), kind },
      type: kinds.find(([, pattern]) => pattern.test(kind))?.[0] ?? null,
      bank: YES.test(normalizeForSearch(of('bank'))),
    };
  });
  type Settled = Pick<Account, 'id' | 'type'>;
  const settled = new Map<string, Settled>(accounts.map((account) => [account.code, account]));
  const here = new Set(settled.keys());
  const seen = new Set<string>();
  const planned = new Map<string, PlannedAccount>();
  type Read = (typeof read)[number];
  const settle = (row: Read, problem: RowProblem | null, parent?: Settled) => {
    const { id, line, code, name, bank } = row;
    const type = row.type ?? parent?.type ?? 'asset';
    const isKnown = here.has(code);
    const content = { code, name, type, bank, parentId: parent?.id ?? null };
    planned.set(id, { ...{ id, line, content, isKnown }, problem: isKnown ? null : problem });
    if (problem === null && !isKnown) settled.set(code, { id, type });
  };
  const problemOf = (row: Read, parent?: Settled): RowProblem | null => {
    if (row.kind !== '' && row.type === null) return 'noType';
    if (row.type === null && !parent) return 'noType';
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
