import { p } from '@mikro-orm/core';

/** An id or the id of another row. Text rather than a uuid type: a made-up id is a 404, not an error of the database. */
export const id = () => p.string().length(64);

/**
 * A moment as ISO 8601 text in UTC, always 24 characters: what is on the wire, sorts as it reads, and is the same in
 * both databases without a conversion for each row.
 */
export const instant = () => p.string().length(24);

/** A JSON column as read from a row: SQLite answers its text, PostgreSQL the value. */
export const fromJson = <Value>(stored: Value): Value =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored;

/** A value for a JSON column of either database. */
export const toJson = <Value>(value: Value): Value => JSON.stringify(value) as Value;

/** A flag for a column of either database: SQLite has no booleans to bind, PostgreSQL reads 1 as true. */
export const toFlag = (value: boolean): boolean => Number(value) as unknown as boolean;

/** A flag as read from a row: SQLite answers 0 or 1. */
export const fromFlag = (stored: boolean): boolean => Boolean(stored);

/** The name of a table or column in the database: `note_label` for `NoteLabel`, `owner_id` for `ownerId`. */
export const tableName = (name: string): string => name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
