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

/** How many entries are looked at for the latest of them, where very many match. */
const MOST_LOOKED_AT = 1000;

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

  matching(all: readonly (readonly SearchToken[])[], limit: number): RawBuilder<{ entry: number }> {
    // Tokens are letters and digits, so nothing in them has a meaning in a query.
    const lexeme = ({ token, isBeginning }: SearchToken) => `'${token}'${isBeginning ? ':*' : ''}`;
    const query = all.map((group) => `(${group.map(lexeme).join(' | ')})`).join(' & ');
    return sql<{
      entry: number;
    }>`(select entry from (select entry from search_words where words @@ ${query}::tsquery limit ${MOST_LOOKED_AT}) as looked_at order by entry desc limit ${limit})`;
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
      upsertEntries(within as unknown as LooseRows, entries).returning(['number', 'record_id']),
    )
    .insertInto('search_words')
    .columns(['entry', 'words'])
    .expression((within) =>
      within
        .selectFrom('written')
        .innerJoin(
          sql<{ id: string; words: string }>`(values ${sql.join(given)})`.as<'given'>(sql`given (id, words)`),
          (join) => join.onRef('given.id', '=', 'written.record_id'),
        )
        .select(['written.number', vectorOf(sql.ref('given.words')).as('words')]),
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
