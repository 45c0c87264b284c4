import type { BoardDto, BoardListDto, BoardSummaryDto, CardDto } from '../modules/scrumboard/scrumboard.dto';
import type { TestUser } from './test-server';

/** The address of a call of boards. */
export const boardPath = (call: string) => `/api/scrumboard-app/${call}`;

export const boardOf = async (user: TestUser, boardId: string) =>
  (await user.get(boardPath('board'), { boardId })).json<BoardDto>();

/** Makes a board with these lists, each with cards of these names. */
export async function madeBoard(user: TestUser, lists: Record<string, string[]> = {}): Promise<BoardDto> {
  const { id } = await user.call<BoardSummaryDto>(boardPath('board/new'), {
    board: {
      name: 'Made',
      lists: Object.entries(lists).map(([name, cards]) => ({ name, idCards: cards })),
      cards: Object.values(lists).flatMap((cards) => cards.map((name) => ({ id: name, name }))),
    },
  });
  return boardOf(user, id);
}

/** @throws Error where the board has no such card. */
export function cardIn(board: BoardDto, name: string): CardDto {
  const card = board.cards.find((one) => one.name === name);
  if (!card) throw new Error(`There is no card ${name}`);
  return card;
}

/** @throws Error where the board has no such list. */
export function listIn(board: BoardDto, name: string): BoardListDto {
  const list = board.lists.find((one) => one.name === name);
  if (!list) throw new Error(`There is no list ${name}`);
  return list;
}

/** The names of the lists of a board and of the cards in them. */
export const shapeOf = ({ lists, cards }: BoardDto) =>
  Object.fromEntries(
    lists.map(({ name, idCards }) => [name, idCards.map((id) => cards.find((card) => card.id === id)?.name)]),
  );
