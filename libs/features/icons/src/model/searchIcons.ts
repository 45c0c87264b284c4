import type { Icon } from './icon';

/** A text without capitals and marks, so that "İKON" finds "ikon" and "احمر" finds "أحمر". */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type Folded = { name: string; nameWords: string[]; tagWords: string[] };

// The list comes from the server once, so each icon is folded once.
const foldedIcons = new WeakMap<Icon, Folded>();

const foldedOf = (icon: Icon): Folded => {
  const known = foldedIcons.get(icon);
  if (known) return known;
  const folded = { name: fold(icon.name), nameWords: wordsIn(icon.name), tagWords: icon.tags.flatMap(wordsIn) };
  foldedIcons.set(icon, folded);
  return folded;
};

/** How well an icon fits, 0 being best; null where it does not. */
const rankOf = (icon: Icon, words: readonly string[], categories: ReadonlySet<string>): number | null => {
  const { name, nameWords, tagWords } = foldedOf(icon);
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
