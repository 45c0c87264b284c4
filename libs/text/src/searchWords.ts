import { normalizeForSearch } from './normalizeForSearch';

/** A word where it stands in a text. */
export type WordSpan = {
  start: number;
  /** Where the text goes on after it. */
  end: number;
  /** As it is compared. Usually one; `½` is `1` and `2`. */
  words: string[];
};

/** Letters and digits with their marks and the stroke that lengthens Arabic words. */
const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu;
const NORMALIZED_WORD = /[\p{L}\p{N}]+/gu;

/** The most of a word that is compared, in characters. */
const LONGEST_WORD = 60;

/** The words of a text, in their order, as they are compared in a search. */
export function searchWords(text: string): string[] {
  return (normalizeForSearch(text).match(NORMALIZED_WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * The words of a text with their places in it, so that what was found can be marked as it is written. They come one by one:
 * whoever has enough of them need not wait for the others.
 */
export function* wordSpans(text: string): Generator<WordSpan> {
  for (const { index, 0: word } of text.matchAll(WORD)) {
    yield { start: index, end: index + word.length, words: searchWords(word) };
  }
}
