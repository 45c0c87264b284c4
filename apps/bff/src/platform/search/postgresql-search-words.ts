import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { built, prepare, type Bindable, type BoundStatement, type Given } from '../database/prepared';
import type { LooseRows } from '../records/loose-rows';
import { ownerKeyOf, tokensOf } from './search-tokens';
import {
  inChunks,
  rowsOf,
  upsertEntries,
  type EntryRow,
  type FindLatest,
  type SearchEntry,
  type SearchSource,
  type SearchToken,
  type SearchWords,
} from './search-words';

type WordsRow = { record_id: string; words: string };

/** Words as `tsvector`, in a table of their own, because an entry is read more often than it is found. */
export class PostgresqlSearchWords implements SearchWords {
  constructor(private readonly database: Database) {}

  write(source: SearchSource, ownerId: string, entries: readonly SearchEntry[]): BoundStatement[] {
    const wordsOf = (entry: SearchEntry) => ({ record_id: entry.id, words: tokensOf(ownerId, entry) });
    const [first, ...more] = entries;
    if (!first) return [];
    if (more.length === 0) {
      const [row] = rowsOf(source, ownerId, [first]);
      return row ? [writeOne.with({ ...row, ...wordsOf(first) })] : [];
    }
    return [...inChunks(entries)].map((chunk) =>
      built((rows) => upsert(rows as unknown as LooseRows, rowsOf(source, ownerId, chunk), chunk.map(wordsOf))),
    );
  }

  /** Nothing to do: words are stored with their entries. */
  catchUp(): Promise<void> {
    return Promise.resolve();
  }

  search(ownerIds: readonly string[]): FindLatest {
    const [ownerId = '', other = ownerId] = ownerIds;
    return async (all, limit) => {
      const given = { ...{ ownerId, query: queryOf(ownerId, all) }, ...{ other, ofOther: queryOf(other, all) }, limit };
      const rows = await this.database.read(selectLatest.with(given));
      return rows.map(({ entry }) => Number(entry));
    };
  }

  listed(json: Bindable<string>): RawBuilder<{ value: string }> {
    return sql`(select value from json_array_elements_text(cast(${json} as json)) as listed (value))`;
  }
}

/** Stands in a query where the part of the entries comes. */
const PART = '#';

/** What is asked of the index for one owner. Tokens are letters and digits, so nothing in them has a meaning in a query. */
function queryOf(ownerId: string, all: readonly (readonly SearchToken[])[]): string {
  const key = ownerKeyOf(ownerId);
  const lexeme = ({ token, isBeginning }: SearchToken) => `'${PART}${token}'${isBeginning ? ':*' : ''}`;
  const own = (group: readonly SearchToken[]) => group.filter(({ token }) => token.startsWith(key));
  return all.map((group) => `(${own(group).map(lexeme).join(' | ')})`).join(' & ');
}

type Looked = { ownerId: string; query: string; other: string; ofOther: string; limit: number };

/**
 * The latest entries of each owner by a function of the migration, which looks through one part of their entries after the
 * other until it has found enough: the index knows no order, and gathers all that it is asked for.
 */
const selectLatest = prepare<Looked>()((rows, { ownerId, query, other, ofOther, limit }) =>
  rows
    .selectFrom(
      sql<{ entry: string }>`(
        select search_latest(${ownerId}, ${query}, cast(${limit} as int)) as entry
        union select search_latest(${other}, ${ofOther}, cast(${limit} as int))
        order by entry desc limit cast(${limit} as int)
      )`.as('found'),
    )
    .select('entry'),
);

/** One statement, because each costs a round trip. */
function upsert(
  rows: LooseRows,
  entries: readonly (EntryRow | Given<EntryRow>)[],
  words: readonly (WordsRow | Given<WordsRow>)[],
) {
  const given = words.map((each) => sql`(cast(${each.record_id} as text), cast(${each.words} as text))`);
  return rows
    .with('written', (within) =>
      upsertEntries(within as unknown as LooseRows, entries).returning(['number', 'owner_id', 'record_id']),
    )
    .selectFrom('written')
    .innerJoin(
      sql<{ id: string; words: string }>`(values ${sql.join(given)})`.as<'given'>(sql`given (id, words)`),
      (join) => join.onRef('given.id', '=', 'written.record_id'),
    )
    .select(sql`search_write_words(written.owner_id, written.number, given.words)`.as('written'))
    .orderBy('written.number');
}

/** The same for one entry, by a function of the migration, so that PostgreSQL need not plan it each time. */
const writeOne = prepare<EntryRow & WordsRow>()((rows, given) =>
  rows.selectNoFrom(
    sql`search_write(${given.owner_id}, ${given.list}, ${given.record_id}, ${given.type}, ${given.title}, ${given.text}, ${given.url}, ${given.words})`.as(
      'written',
    ),
  ),
);
