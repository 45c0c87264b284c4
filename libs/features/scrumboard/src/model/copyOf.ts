import { newId } from '@ezone/shell/records';
import type { components } from '@ezone/api-client';
import type { BoardDraft } from './board';
import { assignable, limits } from './board';

/** What a copy of a board is made from: all that is on it, but for what was said about it. */
export const copyOf = (board: components['schemas']['BoardDto'], name: string): BoardDraft => {
  const ids = new Map(board.cards.map(({ id }) => [id, newId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    name: name.slice(0, limits.boardName),
    settings: board.settings,
    lists: board.lists.map((list) => ({ ...list, idCards: list.idCards.map((id) => idOf(id)) })),
    cards: board.cards.map((card) => ({
      ...card,
      id: idOf(card.id),
      idMembers: assignable(card.idMembers, board.members),
      activities: [],
    })),
    members: board.members.filter(({ isDisabled }) => !isDisabled).map(({ id }) => ({ id })),
    labels: board.labels,
  };
};
