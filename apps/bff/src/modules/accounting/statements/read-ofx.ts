import { isCurrencyCode } from './currencies';
import { readDate } from './read-date';
import { MAX_LINES, type Refusal, type Statement, type StatementLine } from './statement';

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (entity, decimal?: string, hex?: string, name = '') => {
    if (decimal === undefined && hex === undefined) return NAMED.get(String(name).toLowerCase()) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** The value of an element: in OFX 1 it ends with its line or with the next one, in OFX 2 with its own end. What ends with the file was cut off. */
const valueOf = (block: string, name: string): string => {
  const value = new RegExp(`<${name}>([^<\\r\\n]*)[<\\r\\n]`, 'i').exec(block)?.[1] ?? '';
  return decoded(value).replace(/\s+/g, ' ').trim();
};

/** Where a file names another thing than it has before, from the beginning of the text; -1 where it does not. */
function secondOf(named: Iterable<readonly [name: string, index: number]>): number {
  let first: string | undefined;
  for (const [name, index] of named) {
    if (name === '') continue;
    if (first !== undefined && first !== name) return index;
    first = name;
  }
  return -1;
}

/** The accounts that a file is of: a statement is read into one. */
const accountsIn = (text: string) =>
  [...text.matchAll(/<(?:BANK|CC)ACCTFROM>([\s\S]{0,1000}?)<ACCTID>([^<\r\n]*)/gi)].map(
    ({ 0: all, 2: id = '', index }) => [id.trim(), index + all.length] as const,
  );

/** The currencies that amounts of a file are in: that of each statement, and those of entries that are not converted to it. */
const currenciesIn = (text: string) =>
  [
    ...text.matchAll(
      /<CURDEF>([^<\r\n]*)|<CURRENCY>[^<]*(?:<CURRATE>[^<]*(?:<\/CURRATE>[^<]*)?)?<CURSYM>([^<\r\n]*)/gi,
    ),
  ].map(({ 1: own = '', 2: other = '', 0: all, index }) => {
    return [(own || other).trim().toUpperCase(), index + all.length] as const;
  });

/** What is mixed in a file, if anything is: each statement is of one account and in one currency. */
function mixedIn(text: string): Refusal | null {
  for (const [reason, named] of [
    ['severalAccounts', accountsIn(text)],
    ['severalCurrencies', currenciesIn(text)],
  ] as const) {
    const at = secondOf(named);
    if (at >= 0) return { reason, line: text.slice(0, at).split('\n').length };
  }
  return null;
}

/** An amount of OFX: a sign, digits without groups, and decimals after either sign; more than cents are noughts. */
const AMOUNT = /^([+-]?)(\d{0,15})(?:[.,](\d{0,2})0{0,10})?$/;

/** Its whole cents; null where it is no amount. */
function centsOf(typed: string): number | null {
  const [, sign = '', whole = '', decimals = ''] = AMOUNT.exec(typed.replace('\u2212', '-')) ?? [];
  if (whole === '' && decimals === '') return null;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}

/** @returns null where the text is no OFX; why it is refused where it is the statement of more than one account or currency */
export function readOfx(text: string): Statement | Refusal | null {
  if (!/<OFX>/i.test(text.slice(0, 10_000))) return null;
  const mixed = mixedIn(text);
  if (mixed) return mixed;
  const lines: StatementLine[] = [];
  let [line, counted] = [1, 0];
  // Of an entry that has no end, the next one is the end: banks leave it out in OFX 1.
  for (const { 0: entry, index } of text.matchAll(/<STMTTRN>(?:(?!<\/?STMTTRN>|<\/BANKTRANLIST>)[\s\S])*/gi)) {
    if (lines.length > MAX_LINES) break;
    const block = text.slice(index, index + entry.length + 1);
    line += text.slice(counted, index).split('\n').length - 1;
    counted = index;
    const [name, payee, memo] = [valueOf(block, 'NAME'), valueOf(block, 'PAYEE>\\s*<NAME'), valueOf(block, 'MEMO')];
    const said = [...new Set([name || payee, memo].filter(Boolean))];
    lines.push({
      ...{ line, date: readDate(valueOf(block, 'DTPOSTED').slice(0, 8), true) },
      text: said.join(' · ') || valueOf(block, 'TRNTYPE'),
      amount: centsOf(valueOf(block, 'TRNAMT')),
      reference: valueOf(block, 'FITID') || null,
    });
  }
  const currency = currenciesIn(text).find(([name]) => isCurrencyCode(name))?.[0] ?? null;
  return { format: 'ofx', lines, dayOrder: 'told', dayFirst: true, currency };
}
