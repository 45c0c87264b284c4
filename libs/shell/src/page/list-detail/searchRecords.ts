import { normalizeForSearch } from '@ezone/text';

/** A record that has not changed is the same object, so its text is brought into the form that is compared once. */
const texts = new WeakMap<object, string>();

/**
 * The records that hold every word of a query, in their order; all of them for a query without words.
 * @param textOf all the text of a record that is searched; the same for a record each time
 */
export function searchRecords<T extends object>(records: readonly T[], query: string, textOf: (record: T) => string) {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return records;
  return records.filter((record) => {
    const text = texts.get(record) ?? normalizeForSearch(textOf(record));
    texts.set(record, text);
    return words.every((word) => text.includes(word));
  });
}
