import { normalizeForSearch } from '@ezone/text';
import type { PageText } from '#documentation/pageTexts';

/** A text of a page, with the titles of both as the reader sees them. */
export type Place = PageText & { path: string; title: string; shownHeading: string };

/** How many places are shown: who finds more writes another word. */
const MOST_FOUND = 40;

const normalized = new WeakMap<Place, { title: string; heading: string; text: string }>();
const normalizedOf = (place: Place) => {
  const known = normalized.get(place) ?? {
    title: normalizeForSearch(place.title),
    heading: normalizeForSearch(`${place.shownHeading} ${place.heading}`),
    text: normalizeForSearch(place.text),
  };
  normalized.set(place, known);
  return known;
};

/** Smaller is better: all words in the title of the page, in that and the heading, somewhere; undefined where one is missing. */
const rankOf = (place: Place, words: readonly string[]): number | undefined => {
  const { title, heading, text } = normalizedOf(place);
  const all = (where: string) => words.every((word) => where.includes(word));
  if (all(title)) return place.id === '' ? 0 : 2;
  if (all(`${title} ${heading}`)) return 1;
  return all(`${title} ${heading} ${text}`) ? 3 : undefined;
};

/** The places that have every word, the best first, at most 40. */
export function findTexts(places: readonly Place[], query: string): Place[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return places
    .flatMap((place) => {
      const rank = rankOf(place, words);
      return rank === undefined ? [] : [{ place, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FOUND)
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
