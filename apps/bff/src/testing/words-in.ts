/** The names of fields that hold an id or a handle. */
const NAMES_A_THING = /^(id|uuid|handle|slug)$|Ids?$|^ids$|^id[A-Z]/;

/** The ids and handles in data: the texts of fields such as `id`, `contactId`, `selectedMailIds` and `handle`. */
export function wordsIn(data: unknown, name = ''): string[] {
  if (typeof data === 'string') return NAMES_A_THING.test(name) ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((entry) => wordsIn(entry, name));
  return Object.entries(data ?? {}).flatMap(([key, part]) => wordsIn(part, key));
}
