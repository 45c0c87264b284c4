import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../database/columns';

/**
 * What search shows of a record. The words that it is found by are in `search_words`, a table of the search of each
 * database, which the entities do not describe.
 */
export const SearchEntrySchema = defineEntity({
  name: 'SearchEntry',
  uniques: [{ properties: ['ownerId', 'list', 'recordId'] }],
  properties: {
    /** Counts up, so that the greatest is the latest. */
    // SQLite only auto-increments an `integer` column.
    number: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    ownerId: id(),
    /** The list that the record is in, as events name it. */
    list: p.string().length(64),
    recordId: id(),
    /** What it is called in the answers of search: `note`. */
    type: p.string().length(20),
    title: p.text(),
    /** Plain text, without the title. */
    text: p.text(),
    /** Where the web app shows it. */
    url: p.text(),
  },
});

/** The tables of the databases' own search: words, and on SQLite which entries have none yet. */
export const SEARCH_TABLES = [/^search_words/, 'search_pending', 'search_vocabulary'];
