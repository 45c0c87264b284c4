/** Where a text reads or writes rows. */
const READS = /\b(?:from|join|into|update|table|truncate)\b/gi;

/** What may undo a condition beside it. */
const UNDOES = /\b(?:or|union|except|intersect|case|between)\b|\bnot\s*\(/i;

/**
 * Looks for tables of owned rows in raw SQL. Text is not taken apart: it may name one such table, in
 * `select ... from note where owner_id = ?`, and read nothing else.
 */
export class OwnersInText {
  private readonly names: RegExp;
  private readonly asks: RegExp;

  /** @param owned names of the tables whose rows each belong to one user */
  constructor(owned: ReadonlySet<string>) {
    // Without owned tables, the pattern matches no name.
    const names = owned.size > 0 ? [...owned].join('|') : '(?!)';
    // The name of a table before a column is no mention of it.
    this.names = new RegExp(`\\b(${names})\\b(?!"?\\s*\\.)`, 'gi');
    const owner = `(?:"?(?:${names})"?\\.)?"?owner_id"?\\s*=\\s*\\?`;
    const end = String.raw`\s*(?:$|[);]|\b(?:and|group|order|limit|offset|returning)\b)`;
    this.asks = new RegExp(
      String.raw`\bselect\b[^;]*?\bfrom\s+"?(?:${names})"?\s+where\s+(?:[^;()]*?\band\s+)?${owner}${end}`,
      'i',
    );
  }

  /** A table that a text names without asking for an owner; undefined where there is none. */
  unbound(text: string): string | undefined {
    const [first, ...more] = [...text.matchAll(this.names)].map(([, name]) => name);
    if (first === undefined) return undefined;
    const isAlone = more.length === 0 && text.match(READS)?.length === 1;
    return isAlone && this.asks.test(text) && !UNDOES.test(text) ? undefined : first;
  }
}
