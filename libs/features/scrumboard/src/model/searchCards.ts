import { normalizeForSearch } from '@ezone/text';
import type { Board, Card } from './board';

/** Who searches, and when: for `assigned:me` and `due:`. */
export type Searching = { userId: string; now: number };

/** A word, or several in quotation marks, of a member, a label or a due date, or of anything that is written. */
const PART = /(assigned|label|due):(?:"([^"]*)"?|(\S*))|"([^"]*)"?|(\S+)/giu;

/** How many days from today on `due:` reaches, by its word. */
const DAYS: Readonly<Record<string, number>> = { today: 0, day: 0, tomorrow: 1, week: 7, month: 30 };

function isDue(due: string | null, word: string, now: number): boolean {
  if (word === 'none') return due === null;
  if (due === null) return false;
  const time = Date.parse(due);
  if (word === 'overdue') return time < now;
  const days = DAYS[word];
  // While the word is being written, all that are due.
  if (days === undefined) return true;
  const end = new Date(now);
  end.setHours(24 * (days + 1), 0, 0, 0);
  return time >= now && time < end.getTime();
}

/**
 * The cards that hold all words of a search, in what is written on them or in the names of their labels and members.
 * `assigned:` and `label:` look at these names alone (`assigned:me` is who searches), `due:` at the date: `overdue`, `none`,
 * or until the end of `today`, `tomorrow`, a `week` or a `month`.
 */
export function searchCards(
  cards: readonly Card[],
  query: string,
  { labels, members }: Pick<Board, 'labels' | 'members'>,
  { userId, now }: Searching,
): Card[] {
  const parts = [...query.matchAll(PART)].map(([, field, ofField, wordOfField, quoted, word]) => ({
    field: field?.toLowerCase(),
    word: normalizeForSearch(ofField ?? wordOfField ?? quoted ?? word ?? '').trim(),
  }));
  const names = new Map([...labels, ...members].map(({ id, name }) => [id, normalizeForSearch(name)]));
  const isNamed = (ids: readonly string[], word: string) => ids.some((id) => names.get(id)?.includes(word));
  return cards.filter(({ name, description, idLabels, idMembers, due }) => {
    const text = normalizeForSearch(`${name}\n${description}`);
    return parts.every(({ field, word }) => {
      if (field === 'due') return isDue(due, word, now);
      if (field === 'label') return isNamed(idLabels, word);
      if (field === 'assigned') return isNamed(idMembers, word) || (word === 'me' && idMembers.includes(userId));
      return text.includes(word) || isNamed([...idLabels, ...idMembers], word);
    });
  });
}
