import { normalizeForSearch } from '@ezone/text';
import type { PageText } from '#documentation/pageTexts';
import { spellingsOf } from './spellings';

/** A text of a page, with the titles of both as the reader sees them and in English. */
export type Place = PageText & { path: string; title: string; englishTitle: string; shownHeading: string };

const normalized = new WeakMap<Place, { title: string; heading: string; text: string }>();
const normalizedOf = (place: Place) => {
  const known = normalized.get(place) ?? {
    title: normalizeForSearch(`${place.title} ${place.englishTitle}`),
    heading: normalizeForSearch(`${place.shownHeading} ${place.heading}`),
    text: normalizeForSearch(place.text),
  };
  normalized.set(place, known);
  return known;
};

/**
 * Smaller is better: all words in the title of the page, in that and the heading, somewhere; then headings without any text, and at the end
 * the names in code. Undefined where a word is missing.
 */
const rankOf = (place: Place, words: readonly string[][]): number | undefined => {
  const { title, heading, text } = normalizedOf(place);
  const all = (where: string) => words.every((spellings) => spellings.some((word) => where.includes(word)));
  if (place.isCode) return all(text) ? 5 : undefined;
  if (!all(`${title} ${heading} ${text}`)) return undefined;
  if (text === '') return 4;
  if (all(title)) return place.id === '' ? 0 : 2;
  return all(`${title} ${heading}`) ? 1 : 3;
};

/** The places that have every word, in any spelling, the best first. A page that says the words is not named again for its code. */
export function findTexts(places: readonly Place[], query: string): Place[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean).map(spellingsOf);
  if (words.length === 0) return [];
  const found = places.flatMap((place) => {
    const rank = rankOf(place, words);
    return rank === undefined ? [] : [{ place, rank }];
  });
  const said = new Set(found.flatMap(({ place }) => (place.isCode ? [] : [place.path])));
  return found
    .filter(({ place }) => !place.isCode || !said.has(place.path))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

/** How many characters of a text are shown. */
const EXCERPT = 160;

/** The part of a text around the first of the words, cut between words. */
export function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.min(
    ...words.map((word) => normalizeForSearch(text).indexOf(word)).filter((found) => found >= 0),
    text.length,
  );
  if (text.length <= EXCERPT) return text;
  const start = at < EXCERPT / 2 || at === text.length ? 0 : text.indexOf(' ', at - EXCERPT / 2) + 1;
  const last = start + EXCERPT;
  const end = last < text.length ? text.lastIndexOf(' ', last) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : undefined)}${end < text.length ? ' …' : ''}`;
}
