import { normalizeForSearch } from '@ezone/text';

/** An emoji, its name, and other words it is found by, parted by "|". */
export type Emoji = { emoji: string; name: string; words: string };

/** Emoji that belong together; the first one stands for all of them. */
export type EmojiGroup = { id: string; label: string; emoji: readonly Emoji[] };

/** The most results that are shown: nobody looks through more. */
const FOUND_AT_MOST = 120;

/** The emoji in whose name or search words every word of the query begins a word; those whose name does so come first. */
export function findEmoji(groups: readonly EmojiGroup[], query: string): Emoji[] {
  const wanted = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  const begins = (text: string) => {
    const words = normalizeForSearch(text).split(/[\s|:,-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  const named: Emoji[] = [];
  const described: Emoji[] = [];
  for (const { emoji } of groups) {
    for (const one of emoji) {
      if (begins(one.name)) named.push(one);
      else if (begins(`${one.name}|${one.words}`)) described.push(one);
    }
  }
  return [...named, ...described].slice(0, FOUND_AT_MOST);
}
