import { Logger } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { built, prepare, type BoundStatement } from '../database/prepared';
import type { Transaction } from '../database/tables';
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

/** How many entries get their words in one transaction, during which everybody else waits: some 20 ms. */
const INDEXED_AT_ONCE = 100;

/** How much text, in bytes, gets its words in one transaction, besides the first entry, which may be longer. */
const BYTES_AT_ONCE = 300_000;

/** How many entries a search waits for. More of them come after a bulk of writes alone, and the background does those. */
const MOST_WAITED_FOR = 2000;

/** How long the background rests where there is nothing to do, in milliseconds. */
const BACKGROUND_PAUSE = 250;

/** For how many turns the background leaves those who write alone. */
const MOST_TURNS_LEFT_OUT = 40;

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

  async catchUp(ownerIds: readonly string[]): Promise<void> {
    const [ownerId = '', other = ownerId] = ownerIds;
    for (let done = 0; done < MOST_WAITED_FOR;) {
      const pending = await this.database.read(selectPending.with({ ownerId, other }));
      if (pending.length === 0) return;
      const { indexed, isMoreLeft } = await this.index(ownerIds);
      if (!isMoreLeft) return;
      done += indexed;
    }
  }

  matching(
    _ownerIds: readonly string[],
    all: readonly (readonly SearchToken[])[],
    limit: number,
  ): RawBuilder<{ entry: number }> {
    // Within quotes nothing has a meaning in a query, and tokens are letters and digits besides.
    const phrase = ({ token, isBeginning }: SearchToken) => `"${token}"${isBeginning ? '*' : ''}`;
    const query = all.map((group) => `(${group.map(phrase).join(' OR ')})`).join(' AND ');
    return sql<{
      entry: number;
    }>`(select rowid as entry from search_words where search_words match ${query} order by rowid desc limit ${limit})`;
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
    const isBusy = this.written !== this.seen && this.turnsLeftOut < MOST_TURNS_LEFT_OUT;
    this.seen = this.written;
    this.turnsLeftOut = isBusy ? this.turnsLeftOut + 1 : 0;
    if (isBusy) return false;
    const owners = await this.database.read(selectPendingOwners.with({}));
    if (owners.length === 0) return false;
    return (await this.index(owners.map(({ owner }) => owner))).isMoreLeft;
  }

  /** In one transaction, so that nobody changes an entry between its being read and its words being stored. */
  private index(ownerIds: readonly string[]): Promise<{ indexed: number; isMoreLeft: boolean }> {
    return this.database.transaction(async (rows) => {
      const pending = await pendingOf(rows, ownerIds);
      let bytes = 0;
      const chosen = pending.filter(({ size }, index) => (bytes += size) <= BYTES_AT_ONCE || index === 0);
      if (chosen.length === 0) return { indexed: 0, isMoreLeft: false };
      const entries = await entriesOf(rows, ownerIds, chosen);
      const words = entries.map((entry) => sql`(${entry.number}, ${tokensOf(entry.owner_id, entry)})`);
      await sql`insert or replace into search_words (rowid, words) values ${sql.join(words)}`.execute(rows);
      const done = entries.map(({ owner_id, number }) => sql`(${owner_id}, ${number})`);
      await sql`delete from search_pending where (owner, entry) in (values ${sql.join(done)})`.execute(rows);
      return {
        indexed: entries.length,
        isMoreLeft: chosen.length < pending.length || pending.length === INDEXED_AT_ONCE,
      };
    });
  }
}

const pendingNumbers = (ownerIds: readonly unknown[]) =>
  sql<{
    entry: number;
  }>`(select entry from search_pending where owner in (${sql.join(ownerIds)}) limit ${INDEXED_AT_ONCE})`;

const pendingOf = (rows: Transaction, ownerIds: readonly string[]) =>
  rows
    .selectFrom(pendingNumbers(ownerIds).as('pending'))
    .crossJoin('search_entry')
    .select(['number', sql<number>`octet_length(title) + octet_length(text)`.as('size')])
    .whereRef('search_entry.number', '=', 'pending.entry')
    .where('search_entry.owner_id', 'in', ownerIds)
    .execute();

const entriesOf = (rows: Transaction, ownerIds: readonly string[], chosen: readonly { number: number }[]) =>
  rows
    .selectFrom('search_entry')
    .select(['number', 'owner_id', 'title', 'text'])
    .where(
      'number',
      'in',
      chosen.map(({ number }) => number),
    )
    .where('owner_id', 'in', ownerIds)
    .execute();

/** From those that wait to their entries, and not through all of the owners. */
const selectPending = prepare<{ ownerId: string; other: string }>()((rows, { ownerId, other }) =>
  rows
    .selectFrom(pendingNumbers([ownerId, other]).as('pending'))
    .crossJoin('search_entry')
    .select('number')
    .whereRef('search_entry.number', '=', 'pending.entry')
    .where('search_entry.owner_id', 'in', [ownerId, other]),
);

/** The owners of the first entries that wait, who may be as many. */
const selectPendingOwners = prepare<object>()((rows) =>
  rows
    .selectFrom(
      sql<{ owner: string }>`(select owner from search_pending limit ${sql.lit(INDEXED_AT_ONCE)})`.as('pending'),
    )
    .select('pending.owner')
    .distinct(),
);

const writeOne = prepare<EntryRow>()((rows, given) => upsertEntries(rows as unknown as LooseRows, [given]));
