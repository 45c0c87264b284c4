/** Where a text reads or writes rows. */
const READS = /\b(?:from|join|into|update)\b/gi;

/** The one condition of a text that is understood. What follows must not make something else of it. */
const ASKS =
  /\b(?:where|and)\s+(?:"?\w+"?\.)?"?owner_id"?\s*=\s*\?\s*(?:$|[);]|\b(?:and|group|order|limit|offset|returning)\b)/i;

/** What may undo a condition beside it. */
const UNDOES = /\b(?:or|union|except|intersect|case)\b|\bnot\s*\(/i;

/**
 * Looks for tables of owned rows in raw SQL. Text is not taken apart: it may read one such table and nothing else, and
 * must say `where owner_id = ?` in so many words.
 */
export class OwnersInText {
  private readonly names: RegExp;

  /** @param owned names of the tables whose rows each belong to one user */
  constructor(owned: ReadonlySet<string>) {
    // Without owned tables, the pattern matches no name. The name of a table before a column is no mention of it.
    const names = owned.size > 0 ? [...owned].join('|') : '(?!)';
    this.names = new RegExp(`(?<![.\\w])"?(${names})\\b(?!"?\\s*\\.)`, 'gi');
  }

  /** A table that a text reads without asking for an owner; undefined where there is none. */
  unbound(text: string): string | undefined {
    const reads = text.match(READS)?.length ?? 0;
    if (reads === 0) return undefined;
    const [first, ...more] = [...text.matchAll(this.names)].map(([, name]) => name);
    return reads === 1 && more.length === 0 && ASKS.test(text) && !UNDOES.test(text) ? undefined : first;
  }
}
