import type { Stored } from './collection';

/** The most records, characters, and values of JSON that are sent at once: the server takes 500, 1 MiB, and 30,000. */
const PART = { records: 500, characters: 300_000, values: 20_000 };

/** Each text and name has two quotation marks. What is in a text counts, too: rather a part too many. */
const valuesOf = (json: string): number => (json.match(/["{[]/g)?.length ?? 0) / 2;

/**
 * Makes a call for some records, several one after the other where they are too many for one.
 * @param placed `first` sends the last part first, as each is placed before those that are there
 */
export async function recordsInParts<R extends Stored>(
  records: readonly R[],
  call: (part: R[]) => Promise<unknown>,
  placed: 'first' | 'last' = 'first',
): Promise<void> {
  const parts: R[][] = [];
  let [characters, values] = [0, 0];
  for (const record of records) {
    const json = JSON.stringify(record);
    const last = parts.at(-1);
    characters += json.length;
    values += valuesOf(json);
    const hasRoom = last && last.length < PART.records && characters <= PART.characters && values <= PART.values;
    if (hasRoom) last.push(record);
    else {
      parts.push([record]);
      [characters, values] = [json.length, valuesOf(json)];
    }
  }
  for (const part of placed === 'first' ? parts.toReversed() : parts) await call(part);
}
