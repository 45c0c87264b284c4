import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { EVERYBODY } from '../database/list-stamps';
import { built, prepare, type BoundStatement, type Given } from '../database/prepared';
import type { Rows } from '../database/tables';
import type { LooseRows } from '../records/loose-rows';
import type { Projection } from '../records/projection';
import { ownerKeyOf, tokenOf, wholeTitleOf, type Place } from './search-tokens';
import { finishedWords, type SearchTerm } from './search-query';
import { SqliteSearchWords } from './sqlite-search-words';
import type { FindLatest, SearchEntry, SearchSource, SearchToken, SearchWords } from './search-words';

/** Something that was found, with the beginning of its text. */
export type Found = { number: number; id: string; type: string; title: string; beginning: string; url: string };

/** What search shows of a record of a table. */
export type SearchOptions<Content extends { id: string }> = SearchSource & {
  /** The fields that the entry is made of. */
  fields: readonly (keyof Content & string)[];
  /** Makes the entry. The text is plain, and without the title. */
  entry: (record: Content) => Omit<SearchEntry, 'id'>;
};

/** The name of the projections of search. */
const NAME = 'search';

/** How many of the latest entries with some words are ranked: more than are answered. */
const RANKED = 200;

/** Where fewer are found by whole words, words before the last find beginnings, too. */
const FEW = 20;

/** How much of the text of an entry the ranking looks at, in characters. */
const BEGINNING = 1000;

/** The most text of an entry that is stored and found. */
const MOST_TEXT = 100_000;

/** The entries of all that can be searched for. */
export class SearchIndex implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** @param words the index of words of this kind of database */
  constructor(
    private readonly database: Database,
    private readonly words: SearchWords,
  ) {}

  onApplicationBootstrap(): void {
    if (this.words instanceof SqliteSearchWords) this.words.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.words instanceof SqliteSearchWords) await this.words.stop();
  }

  /** What keeps the entries of the records of a table, to be named in its options. */
  projection<Content extends { id: string }>(options: SearchOptions<Content>): Projection<Content> {
    const { fields, entry, ...source } = options;
    return {
      name: NAME,
      fields,
      write: (ownerId, records) => {
        const entries = records.map((record) => ({ id: record.id, ...limited(entry(record)) }));
        return this.words.write(source, ownerId, entries);
      },
      remove: (ownerId, ids) => removal(source.list, ownerId, ids),
    };
  }

  /** Entries of a user, or for all users, that have all of some words. */
  async find(userId: string, terms: readonly SearchTerm[]): Promise<Found[]> {
    const ownerIds = [userId, EVERYBODY];
    await this.words.catchUp(ownerIds);
    const keys = ownerIds.map(ownerKeyOf);
    const findLatest = this.words.search(ownerIds);
    const finished = finishedWords(terms);
    const numbers = await candidates(findLatest, keys, finished);
    const isAll = terms.every(({ finds }, index) => finds === finished[index]?.finds);
    if (!isAll && numbers.length < FEW) numbers.push(...(await candidates(findLatest, keys, terms)));
    if (numbers.length === 0) return [];
    const rows = await this.database.read(this.selectEntries.with({ userId, numbers: listOf(numbers) }));
    // PostgreSQL answers a bigint as text.
    return rows.map((row) => ({ ...row, number: Number(row.number) }));
  }

  /** The beginnings of the texts of entries of a user, or for all users, by their numbers: `length` characters of each. */
  async texts(userId: string, numbers: readonly number[], length: number): Promise<ReadonlyMap<number, string>> {
    if (numbers.length === 0) return new Map();
    const rows = await this.database.read(this.selectTexts.with({ userId, numbers: listOf(numbers), length }));
    return new Map(rows.map(({ number, text }) => [Number(number), text]));
  }

  private readonly selectEntries = prepare<{ userId: string; numbers: string }>()((rows, given) =>
    this.entriesOf(rows, given).select(({ fn, val }) => [
      ...(['number', 'record_id as id', 'type', 'title', 'url'] as const),
      fn<string>('substr', ['text', val(1), val(BEGINNING)]).as('beginning'),
    ]),
  );

  private readonly selectTexts = prepare<{ userId: string; numbers: string; length: number }>()((rows, given) =>
    this.entriesOf(rows, given).select(({ fn, val }) => [
      'number',
      fn<string>('substr', ['text', val(1), sql`cast(${given.length} as int)`]).as('text'),
    ]),
  );

  private entriesOf(rows: Rows, { userId, numbers }: Given<{ userId: string; numbers: string }>) {
    return (
      rows
        .selectFrom(this.words.listed(numbers).as('listed'))
        // SQLite keeps the order of a cross join: else it may look through all entries of the owner.
        .crossJoin('search_entry')
        .where('search_entry.number', '=', sql<number>`cast(listed.value as bigint)`)
        .where('search_entry.owner_id', 'in', [userId, EVERYBODY])
    );
  }
}

/** Numbers of entries that have all of some words, among them those that fit best, and more than are answered if there are. */
async function candidates(
  findLatest: FindLatest,
  keys: readonly string[],
  terms: readonly SearchTerm[],
): Promise<number[]> {
  const latest = (tokens: SearchToken[][]) => findLatest(tokens, RANKED);
  const wholeWords = terms.map(({ word }): SearchTerm => ({ word, finds: 'itself' }));
  const inTitles = await latest(tokensFor(keys, wholeWords, 'title'));
  if (inTitles.length === RANKED) {
    // Nothing fits better, but what is called just what was typed, which may be older.
    const title = wholeTitleOf(terms.map(({ word }) => word));
    const wholeTitle = keys.map((key) => ({ token: tokenOf(key, 'whole title', title), isBeginning: false }));
    return [...inTitles, ...(await latest([wholeTitle]))];
  }
  const anywhere = await latest(tokensFor(keys, terms, 'anywhere'));
  // Those that have the words in their titles are among them.
  if (anywhere.length < RANKED) return [...anywhere];
  const found = new Set(inTitles);
  for (const tokens of [tokensFor(keys, terms, 'title'), tokensFor(keys, wholeWords, 'anywhere')]) {
    for (const number of await latest(tokens)) found.add(number);
    if (found.size >= RANKED) return [...found];
  }
  return [...found, ...anywhere];
}

/** Numbers as a value of a statement, each once. */
const listOf = (numbers: readonly number[]) => JSON.stringify([...new Set(numbers)]);

/** For each word the tokens of whom one has to be found. */
const tokensFor = (keys: readonly string[], terms: readonly SearchTerm[], place: Place): SearchToken[][] =>
  terms.map(({ word, finds }) =>
    keys.flatMap((key): SearchToken[] => [
      { token: tokenOf(key, place, word), isBeginning: finds === 'beginnings' },
      ...(finds === 'beginnings in titles' ? [{ token: tokenOf(key, 'title', word), isBeginning: true }] : []),
    ]),
  );

const limited = ({ title, text, url }: Omit<SearchEntry, 'id'>) => ({
  ...{ title, url },
  text: text.length > MOST_TEXT ? text.slice(0, MOST_TEXT).toWellFormed() : text,
});

type Entry = { list: string; ownerId: string; id: string };

const removeOne = prepare<Entry>()((rows, { list, ownerId, id }) =>
  rows.deleteFrom('search_entry').where('owner_id', '=', ownerId).where('list', '=', list).where('record_id', '=', id),
);

/** How many entries one statement removes. */
const REMOVED_AT_ONCE = 10_000;

function removal(list: string, ownerId: string, ids: readonly string[]): BoundStatement[] {
  const [id, ...more] = ids;
  if (id !== undefined && more.length === 0) return [removeOne.with({ list, ownerId, id })];
  const statements: BoundStatement[] = [];
  for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE) {
    const chunk = ids.slice(at, at + REMOVED_AT_ONCE);
    statements.push(
      built((rows) =>
        (rows as unknown as LooseRows)
          .deleteFrom('search_entry')
          .where('owner_id', '=', ownerId)
          .where('list', '=', list)
          .where('record_id', 'in', chunk),
      ),
    );
  }
  return statements;
}
