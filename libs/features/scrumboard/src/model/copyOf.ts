import type { components } from '@ezone/api-client';
import type { BoardDraft } from './board';
import { limits } from './board';

/** What a copy of a board is made from: all that is on it, but for what was said about it. */
export const copyOf = (board: components['schemas']['BoardDto'], name: string): BoardDraft => ({
  name: name.slice(0, limits.boardName),
  settings: board.settings,
  lists: board.lists,
  cards: board.cards.map((card) => ({ ...card, activities: [] })),
  members: board.members.map(({ id }) => ({ id })),
  labels: board.labels,
});
