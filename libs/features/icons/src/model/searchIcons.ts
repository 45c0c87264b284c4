import { normalizeForSearch } from '@ezone/text';
import type { Icon } from './icon';

const wordsIn = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type Normalized = { name: string; nameWords: string[]; tagWords: string[] };

// The list comes from the server once, so each icon is normalized once.
const normalizedIcons = new WeakMap<Icon, Normalized>();

const normalizedOf = (icon: Icon): Normalized => {
  const known = normalizedIcons.get(icon);
  if (known) return known;
  const normalized = {
    name: normalizeForSearch(icon.name),
    nameWords: wordsIn(icon.name),
    tagWords: icon.tags.flatMap(wordsIn),
  };
  normalizedIcons.set(icon, normalized);
  return normalized;
};

/** How well an icon fits, 0 being best; null where it does not. */
const rankOf = (icon: Icon, words: readonly string[], categories: ReadonlySet<string>): number | null => {
  const { name, nameWords, tagWords } = normalizedOf(icon);
  const begins = (texts: readonly string[]) => words.every((word) => texts.some((text) => text.startsWith(word)));
  if (name === words.join('-')) return 0;
  if (nameWords[0]?.startsWith(words[0] ?? '') && begins(nameWords)) return 1;
  if (begins(nameWords)) return 2;
  if (begins([...nameWords, ...tagWords])) return 3;
  if (words.every((word) => name.includes(word))) return 4;
  return icon.categories.some((category) => categories.has(category)) ? 5 : null;
};

/**
 * The icons that fit a query, the best ones first: those that are named so, then those that are described so, then those
 * of a category that is called so.
 * @param categoryNames what categories are called in the language of the page, by id
 */
export function searchIcons(
  icons: readonly Icon[],
  query: string,
  categoryNames: ReadonlyMap<string, string>,
): readonly Icon[] {
  const words = wordsIn(query);
  if (words.length === 0) return query.trim() === '' ? icons : [];
  const categories = new Set(
    [...categoryNames].flatMap(([id, name]) => {
      const named = wordsIn(name);
      return words.every((word) => named.some((text) => text.startsWith(word))) ? [id] : [];
    }),
  );
  return icons
    .flatMap((icon) => {
      const rank = rankOf(icon, words, categories);
      return rank === null ? [] : [{ icon, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ icon }) => icon);
}
