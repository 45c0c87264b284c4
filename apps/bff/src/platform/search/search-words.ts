import type { RawBuilder } from 'kysely';
import type { Bindable, BoundStatement, Given } from '../database/prepared';
import type { LooseRows } from '../records/loose-rows';
import type { SearchContent } from './search-tokens';

/** What is shown of a record, and what it is found by. */
export type SearchEntry = SearchContent & { id: string; url: string };

/** Where entries come from. */
export type SearchSource = {
  /** The list of the records, as events name it. */
  list: string;
  /** What they are called in answers. */
  type: string;
};

/** A word to find, or words that begin with it, as the index holds it. */
export type SearchToken = { token: string; isBeginning: boolean };

/**
 * Finds the numbers of entries, the latest first, as often as one search asks for them.
 * @param all each group must be found by one of its tokens
 */
export type FindLatest = (all: readonly (readonly SearchToken[])[], limit: number) => Promise<readonly number[]>;

/** The index of words of one kind of database. */
export type SearchWords = {
  /** Statements that store entries of an owner, so that from then on a {@link SearchWords.search} finds them. */
  write(source: SearchSource, ownerId: string, entries: readonly SearchEntry[]): BoundStatement[];
  /** Makes ready what some owners have written and a search would not find yet, as much as it can wait for. */
  catchUp(ownerIds: readonly string[]): Promise<void>;
  /** Begins one search among the entries of some owners. */
  search(ownerIds: readonly string[]): FindLatest;
  /** A table of the texts or numbers of a JSON array. It is one value of a statement, however many they are. */
  listed(json: Bindable<string>): RawBuilder<{ value: string }>;
};

/** How many entries one statement stores: 7 values each. */
export const ENTRIES_AT_ONCE = 1000;

/** A row of an entry, without its number. */
export type EntryRow = Record<'owner_id' | 'list' | 'record_id' | 'type' | 'title' | 'text' | 'url', string>;

export const rowsOf = ({ list, type }: SearchSource, ownerId: string, entries: readonly SearchEntry[]): EntryRow[] =>
  entries.map(({ id, title, text, url }) => ({
    ...{ owner_id: ownerId, list, record_id: id, type, title, text, url },
  }));

/** Some entries at a time. */
export function* inChunks(entries: readonly SearchEntry[]): Generator<readonly SearchEntry[]> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) yield entries.slice(at, at + ENTRIES_AT_ONCE);
}

/** Stores entries, or changes those that are there. */
export const upsertEntries = (rows: LooseRows, entries: readonly (EntryRow | Given<EntryRow>)[]) =>
  rows
    .insertInto('search_entry')
    .values(
      entries.map(({ owner_id, list, record_id, type, title, text, url }) => ({
        owner_id,
        list,
        record_id,
        type,
        title,
        text,
        url,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'list', 'record_id']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        text: ref('excluded.text'),
        url: ref('excluded.url'),
      })),
    );
