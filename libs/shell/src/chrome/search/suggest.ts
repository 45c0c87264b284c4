import { normalizeForSearch } from '@ezone/text';

/** Suggestions that are shown at the most. */
export const MOST_SUGGESTIONS = 10;

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The article of Arabic, which is written as one word with what follows it. */
const ARTICLE = 'ال';

/** Whether a text begins so, with or without the article. */
const begins = (text: string, start: string) => text.startsWith(start) || text.startsWith(ARTICLE + start);

/** Smaller is better: at the beginning, each word at the beginning of one, all of them somewhere within words, nowhere. */
const rankOf = (label: string, query: string): number => {
  if (begins(label, query)) return 0;
  const [words, wanted] = [wordsIn(label), wordsIn(query)];
  if (wanted.every((start) => words.some((word) => begins(word, start)))) return label.includes(query) ? 1 : 2;
  return wanted.every((part) => label.includes(part)) ? WITHIN : WITHIN + 1;
};

/** The rank of what has the text within its words alone. */
const WITHIN = 3;

/**
 * What has the text in its name, the nearest first and at most ten. Whoever writes several words wants them all, in any order. They are
 * looked for at the beginnings of words, behind the article of Arabic, too; only where there is none, also within words.
 * @param text as it was typed; nothing is suggested for an empty one
 */
export function suggest<Item extends { label: string }>(items: readonly Item[], text: string): Item[] {
  const query = normalizeForSearch(text.trim());
  if (wordsIn(query).length === 0) return [];
  const ranked = items
    .map((item) => ({ item, rank: rankOf(normalizeForSearch(item.label), query) }))
    .sort((one, other) => one.rank - other.rank);
  const worst = (ranked[0]?.rank ?? WITHIN) < WITHIN ? WITHIN - 1 : WITHIN;
  return ranked
    .filter(({ rank }) => rank <= worst)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ item }) => item);
}
