import { BadRequestException } from '@nestjs/common';
import type { ListQueryDto } from '../dto/list-query.dto';

/** A part of a list, with the cursor of the next page if there is one. */
export type Page<Entry> = { entries: Entry[]; next?: string };

/** A page that is JSON already: what is only read and answered need not become objects in between. */
export type JsonPage<Entry> = {
  /** The entries as an array. */
  json: string;
  next?: string;
  /** Only for the type: what the entries are. */
  entry?: Entry;
};

type Key = readonly (string | number)[];

/**
 * Makes a page from rows, of which one more than `limit` was read to find out whether there is a next page.
 * @param keyOf the key that the list is sorted by. The key of the last entry becomes the cursor.
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
 * A page of a list that is read whole and keeps its order.
 * @throws BadRequestException when the cursor does not come from such a list.
 */
export function pageOfAll<Entry>(all: readonly Entry[], { limit, cursor }: ListQueryDto): Page<Entry> {
  const [last = -1] = readCursor(cursor, ['integer']) ?? [];
  const rest = all.map((entry, place) => ({ entry, place })).filter(({ place }) => place > last);
  return toPage(
    rest,
    limit,
    ({ entry }) => entry,
    ({ place }) => [place],
  );
}

/** The type of a part of a key: a number that fits an `integer` column, or a text. */
type Kind = 'integer' | 'text';
type KeyOf<Kinds extends readonly Kind[]> = {
  [Place in keyof Kinds]: Kinds[Place] extends 'integer' ? number : string;
};

const isOf: Record<Kind, (part: unknown) => boolean> = {
  integer: (part) => Number.isInteger(part) && Math.abs(part as number) < 2 ** 31,
  // PostgreSQL accepts no text that holds a NUL.
  text: (part) => typeof part === 'string' && !part.includes('\0'),
};

/**
 * Reads the key from a cursor; undefined if there is no cursor.
 * @param kinds the types of the key's parts
 * @throws BadRequestException when the cursor does not come from such a list.
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
