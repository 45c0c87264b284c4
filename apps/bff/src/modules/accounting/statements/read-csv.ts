import { normalizeForSearch } from '@ezone/text';
import { readTable } from '@ezone/text/table';
import { readCents } from './read-cents';
import { isDayFirstIn, readDate } from './read-date';
import type { Statement, StatementLine } from './statement';

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
  text: words(
    ...['Name', 'Payee', 'Merchant', 'Auftraggeber/Empfänger', 'Auftraggeber / Empfänger', 'Zahlungsempfänger*in'],
    ...['Beguenstigter/Zahlungspflichtiger', 'Begünstigter/Zahlungspflichtiger', 'Partner name', 'Empfänger'],
    ...['Description', 'Transaction description', 'Verwendungszweck', 'Buchungstext', 'Memo', 'Narrative', 'Reference'],
    ...['Payment reference', 'Açıklama', 'Libellé', 'Concepto', 'Descrizione', 'الوصف', 'البيان', 'التفاصيل'],
  ),
  reference: words('Transaction ID', 'FITID', 'Transaktions-ID', 'Dekont no', 'İşlem no', 'رقم العملية'),
} as const;

/** A name without what stands in brackets, and without the currency: `Betrag (EUR)`, `Umsatz in EUR`. */
const bare = (head: string) =>
  normalizeForSearch(head)
    .replace(/\(.*?\)|\bin [a-z]{3}$/g, '')
    .trim();

/** Where the columns stand; null where these are no names of columns. */
function columnsOf(header: readonly string[]) {
  const heads = header.map(bare);
  const first = (names: readonly string[]) => names.map((name) => heads.indexOf(name)).find((at) => at >= 0) ?? -1;
  const columns = {
    ...{ date: first(NAMES.date), amount: first(NAMES.amount), out: first(NAMES.out), in: first(NAMES.in) },
    reference: first(NAMES.reference),
    texts: heads.flatMap((head, at) => (NAMES.text.includes(head) ? [at] : [])),
  };
  const hasAmount = columns.amount >= 0 || (columns.out >= 0 && columns.in >= 0);
  return columns.date >= 0 && hasAmount ? columns : null;
}

/** What came in less what went out, which some banks write with a minus and some without. */
function balanceOf(out: string, into: string): number | null {
  const [less, more] = [out, into].map((cell) => (cell === '' ? 0 : readCents(cell)));
  if (less == null || more == null || (out === '' && into === '')) return null;
  return Math.abs(more) - Math.abs(less);
}

/** @returns null where the text is no table of a bank */
export function readCsv(text: string, isDayFirst: boolean): Statement | null {
  const lines = text.split(/\r\n|\r|\n/);
  const head = lines.slice(0, LONGEST_HEAD).findIndex((line) => columnsOf(readTable(line).header) !== null);
  const { header, rows } = readTable(lines.slice(Math.max(head, 0)).join('\n'));
  const columns = head < 0 ? null : columnsOf(header);
  if (!columns) return null;
  const cell = (cells: readonly string[], at: number) => cells[at] ?? '';
  const dayFirst = isDayFirstIn(
    rows.map(({ cells }) => cell(cells, columns.date)),
    isDayFirst,
  );
  const read = rows.map(({ line, cells }): StatementLine => {
    const said = columns.texts.map((at) => cell(cells, at).replace(/\s+/g, ' ').trim()).filter(Boolean);
    const amount = cell(cells, columns.amount);
    return {
      line: line + head,
      date: readDate(cell(cells, columns.date), dayFirst),
      text: [...new Set(said)].join(' · '),
      amount: amount === '' ? balanceOf(cell(cells, columns.out), cell(cells, columns.in)) : readCents(amount),
      reference: cell(cells, columns.reference) || null,
    };
  });
  // Below the lines, some banks add sums: these have neither a day nor a text.
  return { format: 'csv', lines: read.filter(({ date, text: said }) => date !== null || said !== '') };
}
