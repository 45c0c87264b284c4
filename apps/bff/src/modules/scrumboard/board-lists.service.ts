import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { BoardChanges } from './board-changes';
import { holdsExactly } from './board-draft';
import { BoardReader, type PlacedList } from './board-reader';
import { insertList, placeCards, placeLists } from './board-rows';
import { BoardSearch } from './board-search';
import { BOARD_LISTS } from './board-trash';
import {
  MAX_LISTS,
  type BoardListDto,
  type CreateBoardListDto,
  type OrderBoardDto,
  type RemoveBoardListDto,
  type RenameBoardListDto,
  type RenamedBoardListDto,
} from './scrumboard.dto';

/** The lists of boards, and the order of all that is in them. */
@Injectable()
export class BoardListsService {
  constructor(
    private readonly changes: BoardChanges,
    private readonly reader: BoardReader,
    private readonly search: BoardSearch,
  ) {}

  /**
   * Adds a list after the others, or finds the one that has this id, where the request is a repetition.
   * @returns all lists
   * @throws NotFoundException where there is no such board.
   * @throws ConflictException where the board is full.
   */
  create(actor: Actor, id: string, { boardId, data }: CreateBoardListDto): Promise<BoardListDto[]> {
    return this.changes.run(actor, { boardId, type: 'list/new', id }, async (rows) => {
      await insertList(rows, boardId, { id, name: data.name });
      const { count } = await rows
        .selectFrom('board_list')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('board_id', '=', boardId)
        .where('owner_id', '=', EVERYBODY)
        .executeTakeFirstOrThrow();
      if (Number(count) > MAX_LISTS) throw fullBoard(`${String(MAX_LISTS)} lists`);
      return this.reader.lists(boardId, rows);
    });
  }

  /** @throws NotFoundException where there is no such board or list. */
  rename(actor: Actor, { boardId, listId, listTitle }: RenameBoardListDto): Promise<RenamedBoardListDto> {
    return this.changes.run(actor, { boardId, type: 'list/rename', id: listId }, async (rows) => {
      await changeList(rows, boardId, listId, { name: listTitle });
      return { listTitle, listId };
    });
  }

  /**
   * Removes a list with its cards into the trash. What was removed from it before comes back into the first list.
   * @throws NotFoundException where there is no such board or list.
   */
  remove(actor: Actor, { boardId, listId }: RemoveBoardListDto): Promise<string> {
    const list = { name: BOARD_LISTS, kind: 'removed' } as const;
    return this.changes.run(actor, { boardId, type: 'list/remove', id: listId, list }, async (rows) => {
      await changeList(rows, boardId, listId, { removed_at: new Date().toISOString() });
      await rows
        .updateTable('card')
        .set({ list_id: null })
        .where('list_id', '=', listId)
        .where('owner_id', '=', EVERYBODY)
        .where('removed_at', 'is not', null)
        .execute();
      await this.search.follow(rows, boardId);
      return listId;
    });
  }

  /**
   * Puts the lists of a board and their cards into an order.
   * @throws NotFoundException where there is no such board.
   * @throws ConflictException where it does not hold exactly the lists and cards of the board.
   */
  order(actor: Actor, type: 'card/order' | 'list/order', { boardId, lists }: OrderBoardDto): Promise<BoardListDto[]> {
    return this.changes.run(actor, { boardId, type }, async (rows) => {
      const before = await this.reader.places(boardId, rows);
      const cardsBefore = before.flatMap(({ cards }) => cards.map(({ id }) => id));
      const cards = lists.flatMap(({ idCards }) => idCards);
      if (!holdsExactly(idsOf(lists), idsOf(before))) throw otherThan('lists');
      if (!holdsExactly(cards, cardsBefore)) throw otherThan('cards');
      const standing = placesIn(before);
      const moved = lists.flatMap(({ id: listId, idCards }, index) => [
        ...(standing.get(listId) === String(index + 1) ? [] : [{ id: listId, position: index + 1 }]),
        ...idCards.flatMap((id, place) =>
          standing.get(id) === `${listId} ${String(place + 1)}` ? [] : [{ id, position: place + 1, listId }],
        ),
      ]);
      await placeLists(
        rows,
        moved.filter((entry) => !('listId' in entry)),
      );
      await placeCards(
        rows,
        moved.filter((entry) => 'listId' in entry),
      );
      return this.reader.lists(boardId, rows);
    });
  }
}

/** @param most what it may hold */
export const fullBoard = (most: string) =>
  new ConflictException(`A board may hold ${most}, what is in the trash counted`);

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const otherThan = (what: 'lists' | 'cards') =>
  new ConflictException({
    message: `Somebody else has changed the ${what} of the board meanwhile`,
    details: [{ field: 'lists', message: `must hold exactly the ${what} of the board, each once` }],
  });

/** Where lists and cards stand, as a text to compare. */
const placesIn = (lists: readonly PlacedList[]): Map<string, string> =>
  new Map(
    lists.flatMap((list): [string, string][] => [
      [list.id, String(list.position)],
      ...list.cards.map(({ id, position }): [string, string] => [id, `${list.id} ${String(position)}`]),
    ]),
  );

/** @throws NotFoundException where the board has no such list. */
async function changeList(
  rows: Transaction,
  boardId: string,
  listId: string,
  fields: { name: string } | { removed_at: string },
): Promise<void> {
  const { numUpdatedRows } = await rows
    .updateTable('board_list')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', listId)
    .where('board_id', '=', boardId)
    .where('owner_id', '=', EVERYBODY)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw noSuchList();
}

export const noSuchList = () => new NotFoundException('There is no such list');
