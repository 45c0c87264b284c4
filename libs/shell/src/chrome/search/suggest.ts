import { normalizeForSearch } from '@ezone/text';

/** Suggestions that are shown at the most. */
export const MOST_SUGGESTIONS = 10;

/** Smaller is better: at the beginning, at the beginning of a word, anywhere, nowhere. */
const rankOf = (label: string, query: string): number => {
  if (label.startsWith(query)) return 0;
  if (label.includes(` ${query}`)) return 1;
  return label.includes(query) ? 2 : 3;
};

/**
 * What has the text in its name, the best first and at most ten. Whoever writes several words wants them all, in any order.
 * @param text as it was typed; nothing is suggested for an empty one
 */
export function suggest<Item extends { label: string }>(items: readonly Item[], text: string): Item[] {
  const query = normalizeForSearch(text.trim());
  if (query === '') return [];
  const words = query.split(/\s+/);
  return items
    .map((item) => ({ item, label: normalizeForSearch(item.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .map(({ item, label }) => ({ item, rank: rankOf(label, query) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ item }) => item);
}
