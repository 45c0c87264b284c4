import { createHash } from 'node:crypto';
import { searchWords } from '@ezone/text';

/** What search knows of a record. */
export type SearchContent = { title: string; text: string };

/** Where a word stands: in the title, or anywhere; a whole title is one word. */
export type Place = 'title' | 'anywhere' | 'whole title';

const LETTER_OF: Record<Place, string> = { title: 't', anywhere: 'w', 'whole title': 'e' };

/** The most words of an entry that are indexed. */
const MOST_WORDS = 10_000;

/**
 * A word of an owner's entries as it stands in the index. The owner is a part of it: so the index itself never comes to
 * what others have written, however many they are. Two owners may share a key, so whoever reads asks for the owner as well.
 */
export const tokenOf = (ownerKey: string, place: Place, word: string): string => ownerKey + LETTER_OF[place] + word;

/** How many letters the word of a token has. */
export const lettersOf = (token: string): number => [...token].length - KEY_LENGTH - 1;

/** Letters and digits that stand for an owner, always as many. */
export const ownerKeyOf = (ownerId: string): string => hashOf(ownerId);

const KEY_LENGTH = 12;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);

/**
 * The most of what an entry is indexed by, in bytes of UTF-8. PostgreSQL stores more than a `tsvector` may hold, 1 MiB, without
 * a word, and then neither finds nor dumps it. A letter may become several words, so the length of the text bounds nothing.
 */
const MOST_BYTES = 500_000;

/** More words than these do not narrow what is found. */
export const MOST_TERMS = 12;

/** What stands in the index for all words of a title together. */
export const wholeTitleOf = (words: Iterable<string>): string =>
  hashOf([...new Set(words)].slice(0, MOST_TERMS).join(' '));

/** All that an entry is found by, each once, separated by spaces: its title first, and of its text as much as there is room for. */
export function tokensOf(ownerId: string, { title, text }: SearchContent): string {
  const key = ownerKeyOf(ownerId);
  const ofTitle = new Set(searchWords(title));
  const all = new Set([...ofTitle, ...searchWords(text)].slice(0, MOST_WORDS));
  const tokens: string[] = [];
  let left = MOST_BYTES;
  const add = (place: Place, word: string): void => {
    const token = tokenOf(key, place, word);
    left -= Buffer.byteLength(token) + 1;
    if (left >= 0) tokens.push(token);
  };
  add('whole title', wholeTitleOf(ofTitle));
  for (const word of ofTitle) add('title', word);
  for (const word of all) add('anywhere', word);
  return tokens.join(' ');
}
