import { p } from '@mikro-orm/core';

/**
 * The id of this or another row. It is text, not a uuid, so that a made-up id leads to a 404, not to an error of the
 * database.
 */
export const id = () => p.string().length(64);

/**
 * A moment as ISO 8601 text in UTC, always 24 characters. The API answers it in this form, it sorts in order of time,
 * and both databases store it the same way without conversions.
 */
export const instant = () => p.string().length(24);

/** A day of the calendar as ISO 8601 text, `2026-03-01`. */
export const day = () => p.string().length(10);

/** The value of a JSON column: SQLite returns text, PostgreSQL the value itself. */
export const fromJson = <Value>(stored: Value): Value =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored;

/** A value for a JSON column of either database. */
export const toJson = <Value>(value: Value): Value => JSON.stringify(value) as Value;

/** A flag for a column of either database: SQLite has no booleans to bind, PostgreSQL reads 1 as true. */
export const toFlag = (value: boolean): boolean => Number(value) as unknown as boolean;

/** The value of a flag column: SQLite returns 0 or 1. */
export const fromFlag = (stored: boolean): boolean => Boolean(stored);

/** The name of a table or column in the database: `note_label` for `NoteLabel`, `owner_id` for `ownerId`. */
export const tableName = (name: string): string => name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
