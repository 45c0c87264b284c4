import { sql, type RawBuilder } from 'kysely';
import { built, prepare, type BoundStatement, type Given } from '../database/prepared';
import type { LooseRows } from '../records/loose-rows';
import { tokensOf } from './search-tokens';
import {
  inChunks,
  rowsOf,
  upsertEntries,
  type EntryRow,
  type SearchEntry,
  type SearchSource,
  type SearchToken,
  type SearchWords,
} from './search-words';

/** Up to so many entries that match are all looked at for the latest of them. */
const MOST_SORTED = 1000;
/** How many of the latest entries of each owner are looked at one by one where more than that match. */
const MOST_LOOKED_AT = 20_000;

type WordsRow = { record_id: string; words: string };

/** Words as `tsvector`, in a table of their own, because an entry is read more often than it is found. */
export class PostgresqlSearchWords implements SearchWords {
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

  /**
   * The index of words knows no order. Where few match, they are sorted. Where many do, the latest are soon found by going back
   * from the latest entry of all.
   */
  matching(
    ownerIds: readonly string[],
    all: readonly (readonly SearchToken[])[],
    limit: number,
  ): RawBuilder<{ entry: number }> {
    // Tokens are letters and digits, so nothing in them has a meaning in a query.
    const lexeme = ({ token, isBeginning }: SearchToken) => `'${token}'${isBeginning ? ':*' : ''}`;
    const query = all.map((group) => `(${group.map(lexeme).join(' | ')})`).join(' & ');
    const latestOf = (ownerId: string) =>
      sql`(select entry from search_words where owner = ${ownerId} order by entry desc limit ${MOST_LOOKED_AT})`;
    // A query within a condition is run for one entry after the other, until there are enough.
    const latest = sql`
      select entry from (${sql.join(ownerIds.map(latestOf), sql` union all `)} order by entry desc) as latest
      where (select count(*) from some_found) = ${MOST_SORTED}
        and (select words @@ ${query}::tsquery from search_words where search_words.entry = latest.entry)
      limit ${limit}`;
    return sql<{ entry: number }>`(
      with some_found as materialized (
        select entry from search_words where words @@ ${query}::tsquery limit ${MOST_SORTED}
      )
      select entry from (select entry from some_found union (${latest})) as found order by entry desc limit ${limit}
    )`;
  }
}

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
    .insertInto('search_words')
    .columns(['entry', 'owner', 'words'])
    .expression((within) =>
      within
        .selectFrom('written')
        .innerJoin(
          sql<{ id: string; words: string }>`(values ${sql.join(given)})`.as<'given'>(sql`given (id, words)`),
          (join) => join.onRef('given.id', '=', 'written.record_id'),
        )
        .select(['written.number', 'written.owner_id', vectorOf(sql.ref('given.words')).as('words')]),
    )
    .onConflict((conflict) => conflict.column('entry').doUpdateSet(({ ref }) => ({ words: ref('excluded.words') })));
}

/** The same for one entry, by a function of the migration, so that PostgreSQL need not plan it each time. */
const writeOne = prepare<EntryRow & WordsRow>()((rows, given) =>
  rows.selectNoFrom(
    sql`search_write(${given.owner_id}, ${given.list}, ${given.record_id}, ${given.type}, ${given.title}, ${given.text}, ${given.url}, ${given.words})`.as(
      'written',
    ),
  ),
);

const vectorOf = (words: unknown) => sql<string>`array_to_tsvector(string_to_array(cast(${words} as text), ' '))`;
