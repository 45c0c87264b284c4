import { searchWords } from '@ezone/text';
import type { SearchTerm } from '../../platform/search/search-query';

/** How well a word fits, by where it stands. A word of the title counts for more than any number of the text. */
const FIT = { exactInTitle: 12, beginsInTitle: 8, exact: 3, begins: 1 };
/** For a title that is just what was typed, or begins with it. */
const WHOLE_TITLE = 10;
const BEGINNING_OF_TITLE = 4;

/**
 * How well something fits what was searched for: the more, the better. It has all of the words; those of whose place
 * nothing is known count as beginnings of words further down in the text.
 * @param beginning of the text
 */
export function fitOf(terms: readonly SearchTerm[], title: string, beginning: string): number {
  const titleWords = searchWords(title);
  const inTitle = new Set(titleWords);
  let textWords: Set<string> | undefined;
  let fit = 0;
  for (const { word } of terms) {
    if (inTitle.has(word)) fit += FIT.exactInTitle;
    else if (titleWords.some((each) => each.startsWith(word))) fit += FIT.beginsInTitle;
    else fit += (textWords ??= new Set(searchWords(beginning))).has(word) ? FIT.exact : FIT.begins;
  }
  const wanted = terms.map(({ word }) => word).join(' ');
  const whole = titleWords.join(' ');
  if (whole === wanted) return fit + WHOLE_TITLE;
  return whole.startsWith(wanted) ? fit + BEGINNING_OF_TITLE : fit;
}
