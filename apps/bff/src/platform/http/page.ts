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

/** A part of a key: a whole number as an `integer` column holds it, or a text. */
type Kind = 'integer' | 'text';
type KeyOf<Kinds extends readonly Kind[]> = {
  [Place in keyof Kinds]: Kinds[Place] extends 'integer' ? number : string;
};

const isOf: Record<Kind, (part: unknown) => boolean> = {
  integer: (part) => Number.isInteger(part) && Math.abs(part as number) < 2 ** 31,
  // PostgreSQL cannot compare with a text that holds a NUL.
  text: (part) => typeof part === 'string' && !part.includes('\0'),
};

/**
 * The key that a cursor names, of the kinds that the list is ordered by; undefined where there is none.
 * @throws BadRequestException where no list gave it out.
 */
export function readCursor<const Kinds extends readonly Kind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): KeyOf<Kinds> | undefined {
  if (cursor === undefined) return undefined;
  const key = parsed(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(key) && key.length === kinds.length && kinds.every((kind, place) => isOf[kind](key[place]))) {
    return key as unknown as KeyOf<Kinds>;
  }
  throw new BadRequestException('cursor must be one that this list answered');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
