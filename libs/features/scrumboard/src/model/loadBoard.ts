import type { Api, components } from '@ezone/api-client';
import type { Board, BoardList, Card } from './board';

type BoardDto = components['schemas']['BoardDto'];

/** A board as the records know it: itself, its lists and its cards. */
export type LoadedBoard = { board: Board; lists: BoardList[]; cards: Card[] };

const asked = new WeakMap<Api, Map<string, Promise<LoadedBoard>>>();

export const partsOf = ({ lists, cards, ...board }: BoardDto): LoadedBoard => {
  const placeOf = new Map(
    lists.flatMap(({ id: idList, idCards }) => idCards.map((id, place) => [id, { idList, place }] as const)),
  );
  return {
    board,
    lists: lists.map(({ id, name, archived = false }, place) => ({ id, name, place, archived })),
    cards: cards.flatMap((card) => {
      const place = placeOf.get(card.id);
      return place ? [{ ...card, ...place, archived: card.archived ?? false }] : [];
    }),
  };
};

/**
 * Asks for a board. Its lists, its cards and itself are asked for together, and come in one answer; who asks later is not given an answer
 * that was asked for before.
 */
export const loadBoard = (api: Api, boardId: string): Promise<LoadedBoard> => {
  const known = asked.get(api) ?? new Map<string, Promise<LoadedBoard>>();
  asked.set(api, known);
  const ask = async () => {
    await Promise.resolve();
    known.delete(boardId);
    return partsOf(await api.getBoard({ query: { boardId } }));
  };
  const loading = known.get(boardId) ?? ask();
  known.set(boardId, loading);
  return loading;
};
