import Papa from 'papaparse';

/** A table as it stands in a file. */
export type Table = { header: readonly string[]; rows: readonly { line: number; cells: readonly string[] }[] };

/** What may stand between the cells; that which stands in the first row most often does. */
const DELIMITERS = [',', ';', '\t', '|'];

/** A cell that a program for tables would take for a formula; also one of several lines, which Papa's own rule passes over. */
const FORMULA = /^[=+\-@\t\r]/;

/** Above the names of its columns a report has so many rows at most, as whose it is and of when. */
const LONGEST_TITLE = 30;

/**
 * A table of which the first row names the columns; empty rows are passed over.
 * @param isHeader finds that row in a report, which has a title above it; where none is one, it is the first
 */
export const readTable = (text: string, isHeader: (cells: readonly string[]) => boolean = () => true): Table => {
  const [top = ''] = text.split(/\r\n|\r|\n/, 1);
  const delimiters = DELIMITERS.toSorted((one, other) => top.split(other).length - top.split(one).length);
  for (const delimiter of delimiters) {
    const rows = rowsOf(text, delimiter);
    const at = rows.slice(0, LONGEST_TITLE).findIndex(({ cells }) => isHeader(cells));
    if (at >= 0) return { header: rows[at]?.cells ?? [], rows: rows.slice(at + 1) };
  }
  const [first, ...rest] = rowsOf(text, delimiters[0] ?? ',');
  return { header: first?.cells ?? [], rows: rest };
};

function rowsOf(text: string, delimiter: string): Table['rows'] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter });
  let next = 1;
  const rows = data.map((cells) => {
    const line = next;
    next += 1 + cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    // What could have been a formula was marked when it was written.
    return { line, cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()) };
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * The text of a table, in which nothing is taken for a formula; it has a mark, so that programs for tables read all letters right. What is given
 * as a number stays one, also below zero.
 */
export const writeTable = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${Papa.unparse(rows as (string | number | null)[][], { escapeFormulae: FORMULA })}\r\n`;
