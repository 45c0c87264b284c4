import { normalizeForSearch } from '@ezone/text';
import { readTable } from '@ezone/text/table';
import { Currencies } from './currencies';
import { readCents } from './read-cents';
import { dayFirstOf, readDate } from './read-date';
import { MAX_LINES, type DayOrder, type Refusal, type Statement, type StatementLine } from './statement';

/** Before the names of the columns, banks write so many lines at most of whose account it is. */
const LONGEST_HEAD = 30;

const words = (...names: string[]) => names.map(normalizeForSearch);

/** What the columns are called by banks, the best of each first. */
const NAMES = {
  date: words(
    ...['Booking date', 'Buchungstag', 'Buchungsdatum', 'Buchung', 'Transaction date', 'Posting date', 'Posted date'],
    ...[
      'Completed date',
      'Date',
      'Datum',
      'İşlem tarihi',
      'Tarih',
      'Value date',
      'Valuta',
      'Wertstellung',
      'Valutadatum',
    ],
    ...['Started date', 'Fecha', 'Date operation', 'تاريخ العملية', 'التاريخ', 'تاريخ'],
  ),
  amount: words(
    ...[
      'Amount',
      'Betrag',
      'Umsatz',
      'İşlem tutarı',
      'Tutar',
      'Montant',
      'Importe',
      'Importo',
      'Bedrag',
      'المبلغ',
      'مبلغ',
    ],
  ),
  out: words(
    ...[
      'Debit',
      'Debit amount',
      'Soll',
      'Paid out',
      'Money out',
      'Withdrawal',
      'Withdrawals',
      'Borç',
      'Belastung',
      'مدين',
    ],
  ),
  in: words(
    ...[
      'Credit',
      'Credit amount',
      'Haben',
      'Paid in',
      'Money in',
      'Deposit',
      'Deposits',
      'Alacak',
      'Gutschrift',
      'دائن',
    ],
  ),
  direction: words(
    ...['Debit/credit', 'Debit / credit', 'Credit/debit', 'Dr/Cr', 'Cr/Dr', 'D/C', 'CD', 'Transaction type'],
    ...['Soll/Haben', 'Soll/Haben-Kennzeichen', 'S/H', 'Af Bij', 'Af/Bij', 'Borç/Alacak', 'B/A', 'مدين/دائن'],
  ),
  /** Columns with these names hold directions at some banks and kinds of transactions at others, whose amounts have a sign. */
  kind: words('Type', 'Typ', 'Tür', 'النوع'),
  text: words(
    ...['Name', 'Payee', 'Merchant', 'Auftraggeber/Empfänger', 'Auftraggeber / Empfänger', 'Zahlungsempfänger*in'],
    ...['Beguenstigter/Zahlungspflichtiger', 'Begünstigter/Zahlungspflichtiger', 'Partner name', 'Empfänger'],
    ...['Description', 'Transaction description', 'Verwendungszweck', 'Buchungstext', 'Memo', 'Narrative', 'Reference'],
    ...['Name / Description', 'Naam / Omschrijving', 'Omschrijving', 'Empfänger/Zahlungspflichtiger'],
    ...['Text', 'Details', 'Particulars', 'Note', 'Notes', 'Beschreibung', 'Bemerkung', 'Detay', 'Metin', 'النص'],
    ...['Payment reference', 'Açıklama', 'Libellé', 'Concepto', 'Descrizione', 'الوصف', 'البيان', 'التفاصيل'],
  ),
  currency: words(
    ...[
      'Currency',
      'Currency code',
      'Währung',
      'Para birimi',
      'Döviz cinsi',
      'Devise',
      'Moneda',
      'Divisa',
      'Valuta code',
    ],
    ...['العملة', 'عملة'],
  ),
  reference: words('Transaction ID', 'FITID', 'Transaktions-ID', 'Dekont no', 'İşlem no', 'رقم العملية'),
} as const;

/** What a column of directions says of an amount that goes out, and of one that comes in. */
const DIRECTIONS = {
  out: new Set(words('Debit', 'Debet', 'Dr', 'D', 'DBIT', 'Af', 'Soll', 'S', 'Borç', 'B', 'مدين')),
  in: new Set(words('Credit', 'Cr', 'C', 'CRDT', 'Bij', 'Haben', 'H', 'Alacak', 'A', 'دائن')),
};

/** Longer than any name of a column. */
const LONGEST_NAME = 100;

/** A name without what stands in brackets, and without the currency: `Betrag (EUR)`, `Umsatz in EUR`. */
const bare = (head: string) =>
  head.length > LONGEST_NAME
    ? ''
    : normalizeForSearch(head)
        .replace(/\([^()]*\)|\bin [a-z]{3}$/g, '')
        .trim();

/** Where the columns stand, below zero where there is none of a name. */
function columnsOf(header: readonly string[]) {
  const heads = header.map(bare);
  const first = (names: readonly string[]) => names.map((name) => heads.indexOf(name)).find((at) => at >= 0) ?? -1;
  const columns = {
    ...{ date: first(NAMES.date), amount: first(NAMES.amount), out: first(NAMES.out), in: first(NAMES.in) },
    ...{
      kind: first(NAMES.kind),
      reference: first(NAMES.reference),
      currency: first(NAMES.currency),
      direction: first(NAMES.direction),
    },
    /** How many there are, as far as they have names. */
    count: header.findLastIndex((head) => head !== '') + 1,
    texts: heads.flatMap((head, at) => (NAMES.text.includes(head) ? [at] : [])),
  };
  return { ...columns, hasAmount: columns.amount >= 0 || (columns.out >= 0 && columns.in >= 0) };
}

/** The line that names the columns, and where they stand; else why there is none. */
function headOf(lines: readonly string[]): { at: number } | Refusal {
  let refusal: Refusal = { reason: 'unknownFormat', line: null };
  for (const [at, line] of lines.slice(0, LONGEST_HEAD).entries()) {
    const { header } = readTable(line);
    const { date, hasAmount } = columnsOf(header);
    if (date >= 0 && hasAmount) return { at };
    // The first line that seems to name columns is the one at fault.
    if (refusal.line !== null || header.length < 2) continue;
    if (date >= 0) refusal = { reason: 'noAmountColumn', line: at + 1 };
    else if (hasAmount) refusal = { reason: 'noDateColumn', line: at + 1 };
  }
  return refusal;
}

/**
 * The amount with the sign that its direction gives it; null where that is none of the two, or says the contrary of a sign.
 * @param isSigned whether there are amounts below zero in the file, so that the others have a sign, too
 */
function directed(amount: number | null, word: string, isSigned: boolean): number | null {
  if (amount === null) return null;
  if (DIRECTIONS.out.has(word)) return isSigned && amount > 0 ? null : 0 - Math.abs(amount);
  return DIRECTIONS.in.has(word) && amount >= 0 ? amount : null;
}

/** What came in less what went out, which some banks write with a minus and some without. */
function balanceOf(out: string, into: string): number | null {
  const [less, more] = [out, into].map((cell) => (cell === '' ? 0 : readCents(cell)));
  if (less == null || more == null || (out === '' && into === '')) return null;
  return Math.abs(more) - Math.abs(less);
}

/** An amount with a comma before its cents: those who write it so name the day first. */
const COMMA = /[,\u066b][\d\u0660-\u0669]{2}(?![\d\u0660-\u0669])/;

type Order = { dayOrder: DayOrder; dayFirst: boolean };

/** In which order the dates of a table are read. @param wanted as somebody says who was asked */
function orderOf(
  dates: readonly string[],
  signs: { head: string; amounts: readonly string[] },
  wanted?: boolean,
): Order {
  const told = dayFirstOf(dates);
  if (told !== null) return { dayOrder: 'told', dayFirst: told };
  // Cells are parted by semicolons where a comma stands before decimals.
  const isSuggested = signs.head.includes(';') || signs.amounts.some((amount) => COMMA.test(amount));
  return { dayOrder: isSuggested ? 'suggested' : 'unknown', dayFirst: wanted ?? true };
}

/**
 * @param isDayFirst how 3/4/2026 is read where nothing in the file tells
 * @returns why the text is refused where it is no table of a bank, or its amounts are in several currencies
 */
export function readCsv(text: string, isDayFirst?: boolean): Statement | Refusal {
  const lines = text.split(/\r\n|\r|\n/);
  const head = headOf(lines);
  if ('reason' in head) return head;
  const { header, rows } = readTable(lines.slice(head.at).join('\n'));
  const columns = columnsOf(header);
  const cell = (cells: readonly string[], at: number) => cells[at] ?? '';
  const amountsOf = (cells: readonly string[]) =>
    [columns.amount, columns.out, columns.in].map((at) => cell(cells, at)) as Three;
  const order = orderOf(
    rows.map(({ cells }) => cell(cells, columns.date)),
    { head: lines[head.at] ?? '', amounts: rows.flatMap(({ cells }) => amountsOf(cells)) },
    isDayFirst,
  );
  const wordOf = (cells: readonly string[], at: number) =>
    normalizeForSearch(cell(cells, at).slice(0, LONGEST_NAME).trim());
  const belowZero = rows.filter(({ cells }) => (readCents(cell(cells, columns.amount)) ?? 0) < 0);
  // Both may hold kinds of transactions instead, as that of a card; then amounts have a sign.
  const directions = [columns.direction, belowZero.length > 0 ? -1 : columns.kind].find(
    (at) =>
      at >= 0 &&
      rows.some(({ cells }) => DIRECTIONS.out.has(wordOf(cells, at)) || DIRECTIONS.in.has(wordOf(cells, at))),
  );
  // A minus beside what comes in contradicts itself, and tells nothing of the others.
  const isSigned =
    directions !== undefined && belowZero.some(({ cells }) => !DIRECTIONS.in.has(wordOf(cells, directions)));
  const read: StatementLine[] = [];
  const currencies = new Currencies(amountsOf(header), head.at + 1);
  for (const { line: below, cells } of rows) {
    if (read.length > MAX_LINES) break;
    const line = below + head.at;
    const said = columns.texts.map((at) => cell(cells, at).replace(/\s+/g, ' ').trim()).filter(Boolean);
    const date = readDate(cell(cells, columns.date), order.dayFirst);
    // Below the lines, some banks add sums: these have neither a day nor a text.
    if (date === null && said.length === 0) continue;
    const [both, out, into] = amountsOf(cells);
    // Where a cell is too many, `1,50` may be two of them.
    const isWhole = cells.slice(columns.count).every((more) => more === '');
    const unsigned = both === '' ? balanceOf(out, into) : readCents(both);
    const amount = directions === undefined ? unsigned : directed(unsigned, wordOf(cells, directions), isSigned);
    if (amount !== null && date !== null) currencies.add(line, cell(cells, columns.currency), both, out, into);
    read.push({
      ...{ line, date, text: [...new Set(said)].join(' · ') },
      ...{ amount: isWhole ? amount : null, reference: cell(cells, columns.reference) || null },
    });
  }
  const { second } = currencies;
  if (second !== null) return { reason: 'severalCurrencies', line: second };
  return { format: 'csv', lines: read, ...order, currency: currencies.told };
}

type Three = [string, string, string];
