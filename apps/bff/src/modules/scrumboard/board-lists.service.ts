import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { toFlag } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { BoardChanges } from './board-changes';
import { holdsExactly } from './board-draft';
import { mergeOrder } from './board-order';
import { BoardReader, toList, type PlacedList } from './board-reader';
import { checkRoom, insertList, isMade, placeCards, placeLists, type Placed } from './board-rows';
import { BoardSearch } from './board-search';
import type {
  ArchiveBoardListDto,
  BoardListDto,
  BoardListIdDto,
  CreateBoardListDto,
  OrderBoardDto,
  RenameBoardListDto,
  RenamedBoardListDto,
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
   * @throws ConflictException where the board is full, or the id is taken by a list of another one.
   */
  create(actor: Actor, id: string, { boardId, data }: CreateBoardListDto): Promise<BoardListDto[]> {
    return this.changes.run(actor, { boardId, type: 'list/new', id }, async (rows, _, done) => {
      if (await isMade(rows, 'board_list', boardId, id)) {
        done.isChanged = false;
      } else {
        await insertList(rows, boardId, { id, name: data.name });
        await checkRoom(rows, 'board_list', boardId);
      }
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
   * Puts a list with its cards into the archive, or brings it back.
   * @returns all lists
   * @throws NotFoundException where there is no such board or list.
   */
  archive(actor: Actor, { boardId, listId, archived }: ArchiveBoardListDto): Promise<BoardListDto[]> {
    return this.changes.run(actor, { boardId, type: 'list/archive', id: listId }, async (rows) => {
      await changeList(rows, boardId, listId, { archived: toFlag(archived) });
      return this.reader.lists(boardId, rows);
    });
  }

  /**
   * Removes a list with its cards into the trash.
   * @throws NotFoundException where there is no such board or list.
   */
  remove(actor: Actor, { boardId, listId }: BoardListIdDto): Promise<string> {
    return this.changes.run(actor, { boardId, type: 'list/remove', id: listId, kind: 'updated' }, async (rows) => {
      await changeList(rows, boardId, listId, { removed_at: new Date().toISOString() });
      await this.search.follow(rows, boardId);
      return listId;
    });
  }

  /**
   * Puts the lists of a board and their cards into an order. With `base`, the order as the caller had it, only what they have moved
   * is moved ({@link mergeOrder}).
   * @throws InvalidInputException where `base` does not hold the same lists and cards.
   * @throws NotFoundException where there is no such board.
   * @throws ConflictException where it does not hold exactly the lists and cards of the board or, with `base`, moves what somebody
   *   else has moved meanwhile.
   */
  order(
    actor: Actor,
    type: 'card/order' | 'list/order',
    { boardId, lists: wanted, base }: OrderBoardDto,
  ): Promise<BoardListDto[]> {
    return this.changes.run(actor, { boardId, type }, async (rows) => {
      const before = await this.reader.places(boardId, rows);
      const lists = base ? mergeOrder(base, wanted, before.map(toList)) : wanted;
      const cardsBefore = before.flatMap(({ cards }) => cards.map(({ id }) => id));
      const cards = lists.flatMap(({ idCards }) => idCards);
      if (!holdsExactly(idsOf(lists), idsOf(before))) throw otherThan('lists');
      if (!holdsExactly(cards, cardsBefore)) throw otherThan('cards');
      const standing = new Set([...before, ...before.flatMap(placedCards)].map(placeOf));
      const isMoved = (placed: Placed) => !standing.has(placeOf(placed));
      const ordered = lists.map(({ id, idCards }, place) => ({
        ...{ id, position: place + 1 },
        cards: idCards.map((card, at) => ({ id: card, position: at + 1 })),
      }));
      await placeLists(rows, ordered.filter(isMoved));
      await placeCards(rows, ordered.flatMap(placedCards).filter(isMoved));
      return this.reader.lists(boardId, rows);
    });
  }
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const otherThan = (what: 'lists' | 'cards') =>
  new ConflictException({
    message: `Somebody else has changed the ${what} of the board meanwhile`,
    details: [{ field: 'lists', message: `must hold exactly the ${what} of the board, each once` }],
  });

const placedCards = ({ id: listId, cards }: Pick<PlacedList, 'id' | 'cards'>): Placed[] =>
  cards.map((card) => ({ ...card, listId }));

/** Where a list or a card stands, as a text to compare. */
const placeOf = ({ id, listId = '', position }: Placed) => `${id} ${listId} ${String(position)}`;

/** @throws NotFoundException where the board has no such list. */
async function changeList(
  rows: Transaction,
  boardId: string,
  listId: string,
  fields: { name: string } | { archived: boolean } | { removed_at: string },
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
