import { searchWords } from '@ezone/text';
import { MOST_TERMS } from './search-tokens';

/** A word that somebody looks for. */
export type SearchTerm = {
  word: string;
  /**
   * What else it finds: nothing; words that begin with it; or, where it is a single letter, words of titles that begin with
   * it, because too many others do.
   */
  finds: 'itself' | 'beginnings' | 'beginnings in titles';
};

/** The letters from which a word that is not the last finds words that begin with it. */
const SHORTEST_BEGINNING = 3;

/** The words of what somebody typed, of whom the last may not be finished. All of them have to be found. */
export function searchTerms(typed: string): SearchTerm[] {
  const words = searchWords(typed);
  const last = words.at(-1);
  return [...new Set(words)].slice(0, MOST_TERMS).map((word) => ({ word, finds: whatIsFound(word, word === last) }));
}

function whatIsFound(word: string, isLast: boolean): SearchTerm['finds'] {
  const letters = [...word].length;
  if (letters >= SHORTEST_BEGINNING || (isLast && letters > 1)) return 'beginnings';
  return isLast ? 'beginnings in titles' : 'itself';
}
