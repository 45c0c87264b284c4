import { IntegerType, p } from '@mikro-orm/core';

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

/** A number with two decimals, held as its whole hundredths. */
class HundredthsType extends IntegerType {}

/** An amount of money or a percentage, of at most 21 million. It is held as whole hundredths, which add up and compare exactly. */
export const hundredths = () => p.type(HundredthsType);

/** The whole hundredths of a number with two decimals: 1999 for 19.99. */
export const toHundredths = (value: number): number => Math.round(value * 100);

/** The number with these whole hundredths. */
export const fromHundredths = (stored: number): number => stored / 100;

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
