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

/** So many words at most find words that begin with them: each has to be put together of all of those. */
const MOST_BEGINNINGS = 4;
/** The letters from which a word that is not the last finds words that begin with it. */
const SHORTEST_BEGINNING = 3;

/** The words of what somebody typed, of whom the last may not be finished. All of them have to be found. */
export function searchTerms(typed: string): SearchTerm[] {
  const words = searchWords(typed);
  const last = words.at(-1);
  let left = MOST_BEGINNINGS - 1;
  return [...new Set(words)].slice(0, MOST_TERMS).map((word) => {
    const finds = whatIsFound(word, word === last);
    const isOneOfFew = word === last || finds !== 'beginnings' || left-- > 0;
    return { word, finds: isOneOfFew ? finds : 'itself' };
  });
}

/** The same words, of whom only the last finds beginnings: the others have been typed to their end. */
export const finishedWords = (terms: readonly SearchTerm[]): SearchTerm[] =>
  terms.map((term, index) => (index === terms.length - 1 ? term : { ...term, finds: 'itself' }));

function whatIsFound(word: string, isLast: boolean): SearchTerm['finds'] {
  const letters = [...word].length;
  if (letters >= SHORTEST_BEGINNING || (isLast && letters > 1)) return 'beginnings';
  return isLast ? 'beginnings in titles' : 'itself';
}
