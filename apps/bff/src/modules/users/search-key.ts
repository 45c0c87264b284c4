import { searchWords } from '@ezone/text';

/**
 * What a user is found by, each behind a space: the whole address, the words of the name, and those of the address before its @. Its
 * host is left out, because it would find everybody of a company.
 */
export function searchKey(displayName: string, emailKey: string): string {
  const [mailbox = ''] = emailKey.split('@');
  const words = new Set([emailKey, ...searchWords(displayName), ...searchWords(mailbox)]);
  return [...words]
    .map((word) => ` ${word}`)
    .join('')
    .slice(0, LONGEST_KEY);
}

/** In characters. A letter of a name may become several words. */
export const LONGEST_KEY = 1000;

/**
 * What has to stand in the key of a user for what was typed to find it: each is the beginning of a word, or of an address. Nothing, where
 * all that was typed are single letters, which would find half of all.
 */
export function searchBeginnings(typed: string): string[] {
  const words = typed.includes('@')
    ? [typed.trim().toLowerCase()]
    : [...new Set(searchWords(typed))].slice(0, MOST_WORDS);
  return words.some((word) => word.length >= SHORTEST) ? words.map((word) => ` ${word}`) : [];
}

const SHORTEST = 2;
/** More do not narrow what is found. */
const MOST_WORDS = 5;
