import type { Stored } from './collection';

/** The most records, and characters of them, that are sent at once: the server takes 500 in a call, and bodies of 1 MiB. */
const PART = { records: 500, characters: 300_000 };

/**
 * Makes a call for some records, several one after the other where they are too many for one. The last are sent first: each part is placed
 * before those that are there.
 */
export async function recordsInParts<R extends Stored>(
  records: readonly R[],
  call: (part: R[]) => Promise<unknown>,
): Promise<void> {
  const parts: R[][] = [];
  let size = 0;
  for (const record of records) {
    const more = JSON.stringify(record).length;
    const last = parts.at(-1);
    size = last && last.length < PART.records && size + more <= PART.characters ? size + more : 0;
    if (last && size > 0) last.push(record);
    else {
      parts.push([record]);
      size = more;
    }
  }
  for (const part of parts.toReversed()) await call(part);
}
