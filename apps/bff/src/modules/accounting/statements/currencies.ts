import { currencyMarkOf } from '@ezone/money';

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Signs and short names of one currency each, in capitals and without a dot at the end. */
const NAMES = new Map<string, string>([
  ...([
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['E£', 'EGP'],
    ['₺', 'TRY'],
    ['TL', 'TRY'],
    ['₹', 'INR'],
    ['₩', 'KRW'],
  ] as const),
  ...([
    ['₪', 'ILS'],
    ['₴', 'UAH'],
    ['ZŁ', 'PLN'],
    ['KČ', 'CZK'],
    ['FT', 'HUF'],
    ['LEI', 'RON'],
    ['US$', 'USD'],
  ] as const),
  ...([
    ['A$', 'AUD'],
    ['AU$', 'AUD'],
    ['C$', 'CAD'],
    ['CA$', 'CAD'],
    ['HK$', 'HKD'],
    ['NZ$', 'NZD'],
    ['S$', 'SGD'],
  ] as const),
  ...([
    ['R$', 'BRL'],
    ['د.إ', 'AED'],
    ['ر.س', 'SAR'],
    ['ج.م', 'EGP'],
    ['د.ك', 'KWD'],
    ['ر.ق', 'QAR'],
    ['د.ب', 'BHD'],
  ] as const),
  ...([
    ['ر.ع', 'OMR'],
    ['د.أ', 'JOD'],
    ['د.ع', 'IQD'],
    ['د.ت', 'TND'],
    ['د.م', 'MAD'],
    ['د.ج', 'DZD'],
    ['ل.ل', 'LBP'],
  ] as const),
]);

const DOLLAR = '$';

/** Signs and short names that several currencies share, with those. */
const SHARED = new Map<string, readonly string[]>([
  [DOLLAR, ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU']],
  ['KR', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['RS', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['¥', ['JPY', 'CNY']],
]);

/** A currency by its code of ISO 4217, or by a sign or short name that it shares with others; undefined where a text names none. */
function currencyOf(text: string): string | undefined {
  const mark = text.trim().replace(/\.$/, '').toUpperCase();
  return CODES.has(mark) || SHARED.has(mark) ? mark : NAMES.get(mark);
}

/** Whether a text is a code of ISO 4217. */
export const isCurrencyCode = (text: string): boolean => CODES.has(text);

/** The currency in the name of a column: `Betrag (EUR)`, `Tutar (TL)`, `Umsatz in EUR`. */
const currencyOfHead = (head: string): string | undefined =>
  currencyOf(/\(([^()]{1,5})\)|\bin ([A-Z]{3})$/.exec(head.slice(0, 100))?.slice(1).find(Boolean) ?? '');

/** What the amounts of a table are in, and where it is more than one currency. The names of columns come before a column of currencies. */
export class Currencies {
  /** The first line that is in another currency than one before it. */
  second: number | null = null;

  private first: string | null = null;
  private readonly isInHeads: boolean;

  /** @param heads the names of the columns of amounts @param line where they stand */
  constructor(heads: readonly string[], line: number) {
    const told = heads.flatMap((head) => currencyOfHead(head) ?? []);
    this.isInHeads = told.length > 0;
    for (const currency of told) this.meet(line, currency);
  }

  /** @param column what a column of currencies says @param amounts as they are written, with a currency or without */
  add(line: number, column: string, ...amounts: string[]): void {
    // A word that is no currency is told from other words all the same.
    if (column !== '' && !this.isInHeads) this.meet(line, currencyOf(column) ?? column.toUpperCase());
    for (const amount of amounts) {
      const mark = currencyMarkOf(amount);
      if (mark !== '') this.meet(line, currencyOf(mark) ?? mark);
    }
  }

  /** What the amounts are in: a code of ISO 4217, or a short name where several currencies have it; null where nothing says more than "dollars". */
  get told(): string | null {
    const { first } = this;
    return first !== null && first !== DOLLAR && (CODES.has(first) || SHARED.has(first)) ? first : null;
  }

  private meet(line: number, currency: string): void {
    const before = this.first;
    if (before === null || SHARED.get(before)?.includes(currency)) this.first = currency;
    else if (before !== currency && !SHARED.get(currency)?.includes(before)) this.second ??= line;
  }
}
