import { BadRequestException } from '@nestjs/common';

/** A part of a list, and where to go on: the cursor of the next page, if there is one. */
export type Page<Entry> = { entries: Entry[]; next?: string };

type Key = readonly (string | number)[];

/**
 * Makes a page of rows of which one more than `limit` was read, to know whether there is a next one.
 * @param keyOf what the list is ordered by: the last entry's is the cursor.
 */
export function toPage<Row, Entry>(
  rows: Row[],
  limit: number | undefined,
  toEntry: (row: Row) => Entry,
  keyOf: (row: Row) => Key,
): Page<Entry> {
  const last = limit === undefined || rows.length <= limit ? undefined : rows[limit - 1];
  return {
    entries: (last === undefined ? rows : rows.slice(0, limit)).map(toEntry),
    ...(last !== undefined && { next: Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') }),
  };
}

/**
 * What a cursor names; empty where there is none.
 * @throws BadRequestException where it was made up.
 */
export function readCursor(cursor: string | undefined): string[] {
  if (cursor === undefined) return [];
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key)) return key.map(String);
  } catch {
    // Not JSON: said below, like every other cursor that no list gave out.
  }
  throw new BadRequestException('cursor must be one that this list answered');
}
