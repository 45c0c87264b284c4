import { normalizeForSearch } from '@ezone/text';
import type { Board, Card } from './board';

/** The cards that hold all words of a search, in what is written on them or in the names of their labels and members. */
export function searchCards(
  cards: readonly Card[],
  query: string,
  { labels, members }: Pick<Board, 'labels' | 'members'>,
): Card[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...cards];
  const names = new Map([...labels, ...members].map(({ id, name }) => [id, name]));
  return cards.filter(({ name, description, idLabels, idMembers }) => {
    const named = [...idLabels, ...idMembers].map((id) => names.get(id) ?? '');
    const text = normalizeForSearch([name, description, ...named].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
