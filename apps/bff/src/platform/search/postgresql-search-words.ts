import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { built, prepare, type Bindable, type BoundStatement, type Given } from '../database/prepared';
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

/** So many of the latest entries are looked at first, to see whether what is looked for is often among them: in one of ten. */
const FIRST_LOOK = { entries: 200, often: 20 };
/** So many of the latest entries are looked at one by one where it is, and where more match than are sorted. */
const MOST_LOOKED_AT = 5000;
/** Up to so many entries that match are all looked at for the latest of them. */
const MOST_SORTED = 10_000;

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

  async latest(
    ownerIds: readonly string[],
    all: readonly (readonly SearchToken[])[],
    limit: number,
  ): Promise<readonly number[]> {
    // Tokens are letters and digits, so nothing in them has a meaning in a query.
    const lexeme = ({ token, isBeginning }: SearchToken) => `'${token}'${isBeginning ? ':*' : ''}`;
    const query = all.map((group) => `(${group.map(lexeme).join(' | ')})`).join(' & ');
    const [ownerId = '', other = ownerId] = ownerIds;
    const rows = await this.database.read(selectLatest.with({ query, ownerId, other, limit }));
    return rows.map(({ entry }) => Number(entry));
  }

  listed(json: Bindable<string>): RawBuilder<{ value: string }> {
    return sql`(select value from json_array_elements_text(cast(${json} as json)) as listed (value))`;
  }
}

/** Those of the latest entries of two owners that match, by looking at one after the other for as long as more are wanted. */
const lookedAt = (
  { query, ownerId, other }: Given<{ query: string; ownerId: string; other: string }>,
  most: number,
) => {
  // What a limit is said of is not left to the index of words.
  const latestOf = (owner: unknown) => sql`(
    select entry, words @@ cast(${query} as tsquery) as matches from search_words
    where owner = ${owner} order by entry desc limit ${sql.lit(most)}
  )`;
  const latest = sql`${latestOf(ownerId)} union all ${latestOf(other)}`;
  return sql`(
    select entry from (select entry, matches from (${latest}) as own order by entry desc limit ${sql.lit(most)}) as latest
    where matches
  )`;
};

/**
 * The index of words knows no order, and gathers all that match. So where the latest entries match often, the others are soon
 * found by going on through the latest. Elsewhere those that the index finds are sorted, up to a number; and where there are
 * more, the latest of them are those among the latest of all.
 */
const selectLatest = prepare<{ query: string; ownerId: string; other: string; limit: number }>()((rows, given) =>
  rows
    .selectFrom(
      sql<{ entry: string }>`(
        with first_look as materialized (select entry from ${lookedAt(given, FIRST_LOOK.entries)} as seen),
        latest as materialized (
          select entry from ${lookedAt(given, MOST_LOOKED_AT)} as seen
          where (select count(*) from first_look) >= ${sql.lit(FIRST_LOOK.often)} limit ${given.limit}
        ),
        indexed as materialized (
          select entry from search_words
          where (select count(*) from latest) < ${given.limit} and words @@ cast(${given.query} as tsquery)
          limit ${sql.lit(MOST_SORTED)}
        ),
        latest_of_many as (
          select entry from ${lookedAt(given, MOST_LOOKED_AT)} as seen
          where (select count(*) from indexed) = ${sql.lit(MOST_SORTED)} limit ${given.limit}
        )
        select entry from (
          select entry from latest union select entry from indexed union select entry from latest_of_many
        ) as matching
        order by entry desc limit ${given.limit}
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
    .onConflict((conflict) =>
      conflict.columns(['owner', 'entry']).doUpdateSet(({ ref }) => ({ words: ref('excluded.words') })),
    );
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
