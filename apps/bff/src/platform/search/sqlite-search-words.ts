import { Logger } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { built, prepare, type Bindable, type BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
import type { LooseRows } from '../records/loose-rows';
import { lettersOf, tokensOf } from './search-tokens';
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

/** How many entries get their words in one transaction, during which everybody else waits: some 10 ms. */
const INDEXED_AT_ONCE = 100;

/** How much text, in bytes, gets its words in one transaction, besides the first entry, which may be longer. */
const BYTES_AT_ONCE = 100_000;

/** For how long a search begins transactions that give entries their words, in milliseconds. */
const LONGEST_WAIT = 40;

/** How long the background rests where there is nothing to do, in milliseconds. */
const BACKGROUND_PAUSE = 250;

/** For how many turns the background leaves those who write alone. */
const MOST_TURNS_LEFT_OUT = 40;

/** The first letters of a word of which FTS5 has an index (`prefix` of the table): so many at most. */
const INDEXED_LETTERS = 4;

/** So many words at most are looked for one by one in place of their beginning. */
const MOST_WORDS_OF_BEGINNING = 16;

/** Comes after each letter and digit. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Words in a table of FTS5. To put the words of one entry there costs several times as much as the record itself, and little
 * where many are put there at once. So a write stores the entry, a trigger notes it down as pending, and the words
 * follow before the next search that could find it, or in the background when nobody writes.
 */
export class SqliteSearchWords implements SearchWords {
  private readonly logger = new Logger('SqliteSearchWords');
  /** Counts the writes, so that the background sees whether somebody writes. */
  private written = 0;
  /** What {@link written} was in the last turn of the background, and for how many turns it has left others alone. */
  private seen = 0;
  private turnsLeftOut = 0;
  /** How many searches did not wait for all entries, and how many of those the background has done all for since. */
  private unfinished = 0;
  private finished = 0;
  private isRunning = false;
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  write(source: SearchSource, ownerId: string, entries: readonly SearchEntry[]): BoundStatement[] {
    const [first, ...more] = rowsOf(source, ownerId, entries);
    if (!first) return [];
    this.written += 1;
    if (more.length === 0) return [writeOne.with(first)];
    return [...inChunks(entries)].map((chunk) =>
      built((rows) => upsertEntries(rows as unknown as LooseRows, rowsOf(source, ownerId, chunk))),
    );
  }

  /** What was changed last comes first. What it leaves is done by the background, which then waits for nobody. */
  async catchUp(ownerIds: readonly string[]): Promise<void> {
    const [ownerId = '', other = ownerId] = ownerIds;
    const look = () => this.database.read(selectPending.with({ ownerId, other }));
    let [pending] = await look();
    // Counted from after the first look, which may have waited for a transaction of somebody else.
    const began = performance.now();
    while (pending && performance.now() - began <= LONGEST_WAIT) {
      await this.index(ownerIds);
      [pending] = await look();
    }
    if (pending) this.unfinished += 1;
  }

  search(): FindLatest {
    // The same words are asked for in several places, and in several ways.
    const wordsOfBeginnings = new Map<string, Promise<string[]>>();
    return async (all, limit) => {
      const groups: string[] = [];
      for (const group of all) {
        const phrases: string[] = [];
        for (const token of group) phrases.push(...(await this.phrasesFor(token, wordsOfBeginnings)));
        if (phrases.length === 0) return [];
        groups.push(`(${phrases.join(' OR ')})`);
      }
      const rows = await this.database.read(selectLatest.with({ query: groups.join(' AND '), limit }));
      return rows.map(({ entry }) => entry);
    };
  }

  listed(json: Bindable<string>): RawBuilder<{ value: string }> {
    return sql`(select value from json_each(${json}))`;
  }

  /**
   * FTS5 goes from one entry of a word to the next, the latest first, and from one of a beginning that it has an index of. Of
   * another beginning it gathers all entries before it answers the first. So the words that begin so are looked up, of
   * which there are seldom many.
   * @param known what one search has looked up already, by the beginnings
   */
  private async phrasesFor({ token, isBeginning }: SearchToken, known: Map<string, Promise<string[]>>) {
    if (!isBeginning) return [phraseOf(token)];
    if (lettersOf(token) <= INDEXED_LETTERS) return [`${phraseOf(token)}*`];
    const words = known.get(token) ?? this.wordsFrom(token);
    known.set(token, words);
    const found = await words;
    return found.length > MOST_WORDS_OF_BEGINNING ? [`${phraseOf(token)}*`] : found.map(phraseOf);
  }

  /** The words that begin with a token, and no more than one more than are looked for one by one. */
  private async wordsFrom(token: string): Promise<string[]> {
    const given = { first: token, end: token + LAST_CHARACTER, most: MOST_WORDS_OF_BEGINNING + 1 };
    const words = await this.database.read(selectWords.with(given));
    return words.map(({ word }) => word);
  }

  /** Begins to give words to pending entries when nobody writes. */
  start(): void {
    this.isRunning = true;
    this.scheduleTurn(BACKGROUND_PAUSE);
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await this.underWay;
  }

  private scheduleTurn(pause: number): void {
    if (this.isRunning) this.timer = setTimeout(() => (this.underWay = this.turn()), pause).unref();
  }

  /** While much is left to do, it rests for as long as it works, so that others are served in between. */
  private async turn(): Promise<void> {
    const started = performance.now();
    let isMoreLeft = false;
    try {
      isMoreLeft = await this.indexInTurn();
    } catch (err) {
      this.logger.error({ msg: 'Entries of search got no words; the next turn tries again', err });
    }
    this.scheduleTurn(isMoreLeft ? performance.now() - started : BACKGROUND_PAUSE);
  }

  /** @returns whether more entries wait for their words */
  private async indexInTurn(): Promise<boolean> {
    const isWaitedFor = this.unfinished > this.finished;
    const isBusy = this.written !== this.seen && !isWaitedFor && this.turnsLeftOut < MOST_TURNS_LEFT_OUT;
    this.seen = this.written;
    this.turnsLeftOut = isBusy ? this.turnsLeftOut + 1 : 0;
    if (isBusy) return false;
    // A search that stops waiting later may have left what this turn does not see.
    const { unfinished } = this;
    const owners = await this.database.read(selectPendingOwners.with({}));
    const isMoreLeft = owners.length > 0 && (await this.index(owners.map(({ owner }) => owner)));
    if (!isMoreLeft) this.finished = unfinished;
    return isMoreLeft;
  }

  /**
   * In one transaction, so that nobody changes an entry between its being read and its words being stored.
   * @returns whether more entries wait for their words
   */
  private index(ownerIds: readonly string[]): Promise<boolean> {
    return this.database.transaction(async (rows) => {
      const pending = await pendingOf(rows, ownerIds);
      let bytes = 0;
      const chosen = pending.filter(({ size }, index) => (bytes += size) <= BYTES_AT_ONCE || index === 0);
      if (chosen.length === 0) return false;
      const entries = await entriesOf(rows, ownerIds, chosen);
      const words = entries.map((entry) => sql`(${entry.number}, ${tokensOf(entry.owner_id, entry)})`);
      await sql`insert or replace into search_words (rowid, words) values ${sql.join(words)}`.execute(rows);
      const done = entries.map(({ number }) => number);
      await sql`delete from search_pending where entry in (${sql.join(done)})`.execute(rows);
      return chosen.length < pending.length || pending.length === INDEXED_AT_ONCE;
    });
  }
}

// Within quotes nothing has a meaning in a query, and tokens are letters and digits besides.
const phraseOf = (token: string) => `"${token}"`;

/** Entries that wait are left out: their words are those that they had before they were changed. */
const selectLatest = prepare<{ query: string; limit: number }>()((rows, { query, limit }) =>
  rows
    .selectFrom(
      sql<{ entry: number }>`(
        select rowid as entry from search_words
        where search_words match ${query} and not exists (select 1 from search_pending where entry = search_words.rowid)
        order by rowid desc limit ${limit}
      )`.as('found'),
    )
    .select('entry'),
);

/** Each word from the first one to the end of its kind, by a look for the word that comes next: they are listed for each entry. */
const selectWords = prepare<{ first: string; end: string; most: number }>()((rows, { first, end, most }) =>
  rows
    .selectFrom(
      sql<{ word: string }>`(
        with recursive known (word) as (
          select (select term from search_vocabulary where term >= ${first} and term < ${end} limit 1)
          union all
          select (select term from search_vocabulary where term >= word || char(1) and term < ${end} limit 1)
          from known where word is not null
        )
        select word from known where word is not null limit ${most}
      )`.as('words'),
    )
    .select('word'),
);

/** What each owner has changed last, the owners in turns: so what one has changed does not wait for all that another has. */
const pendingOf = (rows: Transaction, ownerIds: readonly string[]) => {
  const latest = ownerIds.map(
    (ownerId) => sql`select * from (
      select entry, row_number() over (order by turn desc) as place from search_pending
      where owner = ${ownerId} order by turn desc limit ${sql.lit(INDEXED_AT_ONCE)}
    )`,
  );
  const pending = sql<{ entry: number; place: number }>`(
    select entry, place from (${sql.join(latest, sql` union all `)}) order by place limit ${sql.lit(INDEXED_AT_ONCE)}
  )`;
  return rows
    .selectFrom(pending.as('pending'))
    .crossJoin('search_entry')
    .select(['number', sql<number>`octet_length(title) + octet_length(text)`.as('size')])
    .whereRef('search_entry.number', '=', 'pending.entry')
    .where('search_entry.owner_id', 'in', ownerIds)
    .orderBy('pending.place')
    .execute();
};

const entriesOf = (rows: Transaction, ownerIds: readonly string[], chosen: readonly { number: number }[]) => {
  const each = chosen.map(({ number }) => sql`(${number})`);
  return (
    rows
      .selectFrom(sql<{ column1: number }>`(values ${sql.join(each)})`.as('chosen'))
      // SQLite keeps the order of a cross join: else it looks through all entries of the owners.
      .crossJoin('search_entry')
      .select(['number', 'owner_id', 'title', 'text'])
      .whereRef('search_entry.number', '=', 'chosen.column1')
      .where('search_entry.owner_id', 'in', ownerIds)
      .execute()
  );
};

/** From those that wait to their entries, and not through all of the owners. */
const selectPending = prepare<{ ownerId: string; other: string }>()((rows, { ownerId, other }) =>
  rows
    .selectFrom(
      sql<{ entry: number }>`(select entry from search_pending where owner in (${ownerId}, ${other}))`.as('pending'),
    )
    .crossJoin('search_entry')
    .select('number')
    .whereRef('search_entry.number', '=', 'pending.entry')
    .where('search_entry.owner_id', 'in', [ownerId, other])
    .limit(1),
);

/** The owners of entries that wait, each by a look for the next one, so that none hides another; of many the first hundred. */
const selectPendingOwners = prepare<object>()((rows) =>
  rows
    .selectFrom(
      sql<{ owner: string }>`(
        with recursive owners (owner) as (
          select min(owner) from search_pending
          union all
          select (select min(owner) from search_pending where owner > owners.owner) from owners where owner is not null
        )
        select owner from owners where owner is not null limit ${sql.lit(INDEXED_AT_ONCE)}
      )`.as('pending'),
    )
    .select('pending.owner'),
);

const writeOne = prepare<EntryRow>()((rows, given) => upsertEntries(rows as unknown as LooseRows, [given]));
