import type { Api } from '@ezone/api-client';
import { recordsInParts } from '@ezone/shell/records';
import type { BoardDraft } from './board';

/** The most that a board is made from with one call, in characters of its JSON and in cards. */
const MOST = { characters: 300_000, cards: 500 };

/**
 * Makes a board from a draft. One that is too large for a call is made without its cards, which follow in parts; where that is broken off, the
 * same once more makes what is missing.
 */
export async function createBoard(api: Api, id: string, draft: BoardDraft) {
  const { cards = [], lists = [], labels = [] } = draft;
  if (cards.length <= MOST.cards && JSON.stringify(draft).length <= MOST.characters)
    return api.createBoard({ body: { board: draft }, idempotencyKey: id });
  const bare = { ...draft, cards: [], lists: lists.map((list) => ({ ...list, idCards: [] })) };
  const made = await api.createBoard({ body: { board: bare }, idempotencyKey: id });
  const board = await api.getBoard({ query: { boardId: made.id } });
  // They have got ids of their own, in the order of the draft.
  const labelOf = new Map(labels.map((label, at) => [label.id, board.labels[at]?.id]));
  const listOf = new Map(
    lists.flatMap(({ name, idCards = [] }, at) => {
      const list = board.lists[at]?.name === name ? board.lists[at] : board.lists.find((one) => one.name === name);
      return list ? idCards.map((card) => [card, list.id] as const) : [];
    }),
  );
  const known = new Map(cards.map((card) => [card.id, card]));
  const placed = lists.flatMap(({ idCards = [] }) =>
    idCards.flatMap((card) => {
      const [draftCard, listId] = [known.get(card), listOf.get(card)];
      if (!draftCard || listId === undefined) return [];
      return [
        { ...draftCard, listId, idLabels: draftCard.idLabels?.flatMap((label) => labelOf.get(label) ?? []) ?? [] },
      ];
    }),
  );
  await recordsInParts(placed, (part) => api.createCards({ body: { boardId: made.id, cards: part } }), 'last');
  return made;
}
