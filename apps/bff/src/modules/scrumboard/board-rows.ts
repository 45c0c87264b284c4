import { ConflictException, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import { toFlag, toJson } from '../../platform/database/columns';
import { inParts } from '../../platform/database/in-parts';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import {
  MAX_CARDS,
  MAX_LISTS,
  MAX_MEBIBYTES,
  MAX_MEMBERS,
  type BoardDto,
  type BoardLabelDto,
  type BoardListDto,
  type CardDto,
} from './scrumboard.dto';

type NewList = Pick<BoardListDto, 'id' | 'name'> & { archived?: boolean };

/** A board to store: its members by their ids. */
export type NewBoard = Omit<BoardDto, 'members'> & { members: string[] };

/** Stores a board with all that is on it, placed last; false where its id is taken. */
export async function insertBoard(rows: Transaction, board: NewBoard): Promise<boolean> {
  const { id, name, uri, settings, lists, cards, labels, members } = board;
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from board where owner_id = ${EVERYBODY})`;
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('board')
    .values({ id, owner_id: EVERYBODY, position, name, uri, settings: toJson(settings) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await addBoardMembers(rows, id, members);
  if (labels.length > 0)
    await rows
      .insertInto('board_label')
      .values(labels.map(labelRow(id)))
      .execute();
  if (lists.length > 0) {
    const listRows = lists.map((list, place) => ({ ...listRow(id, list), position: place + 1 }));
    await rows.insertInto('board_list').values(listRows).execute();
  }
  const byId = new Map(cards.map((card) => [card.id, card]));
  const placed = lists.flatMap(({ id: listId, idCards }) =>
    idCards.flatMap((cardId, place) => {
      const card = byId.get(cardId);
      return card ? [{ ...cardRow(id, listId, card), position: place + 1 }] : [];
    }),
  );
  for (const some of inParts(placed, CARDS_AT_ONCE)) await rows.insertInto('card').values(some).execute();
  await linkCards(rows, cards);
  return true;
}

/** How many cards are stored by one statement, which may bind 32,766 values on SQLite. */
const CARDS_AT_ONCE = 1000;

const labelRow = (boardId: string) => (label: BoardLabelDto, position: number) => ({
  ...{ id: label.id, board_id: boardId, position, name: label.name, class: label.class },
});

const listRow = (boardId: string, { id, name, archived = false }: NewList) => ({
  ...{ id, owner_id: EVERYBODY, board_id: boardId, name, archived: toFlag(archived) },
});

const cardRow = (boardId: string, listId: string, card: CardDto) => ({
  ...{ id: card.id, owner_id: EVERYBODY, board_id: boardId, list_id: listId },
  ...cardContent(card),
});

const cardContent = (card: CardDto) => ({
  name: card.name,
  description: card.description,
  id_attachment_cover: card.idAttachmentCover,
  subscribed: toFlag(card.subscribed),
  due: card.due,
  archived: toFlag(card.archived),
  attachments: toJson(card.attachments),
  checklists: toJson(card.checklists),
  activities: toJson(card.activities),
  bytes: bytesOf(card),
});

/** How long a card is as JSON, in bytes. */
export const bytesOf = (card: CardDto): number => Buffer.byteLength(JSON.stringify(card));

/**
 * What is in the trash counts, so that it can come back.
 * @throws ConflictException where a board has more lists or cards than it may hold.
 */
export async function checkRoom(rows: Transaction, table: 'board_list' | 'card', boardId: string): Promise<void> {
  const [most, what] = table === 'card' ? [MAX_CARDS, 'cards'] : [MAX_LISTS, 'lists'];
  const { count } = await rows
    .selectFrom(table as 'card')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('board_id', '=', boardId)
    .where('owner_id', '=', EVERYBODY)
    .executeTakeFirstOrThrow();
  if (Number(count) <= most) return;
  throw new ConflictException(`A board may hold ${String(most)} ${what}, what is in the trash counted`);
}

const MEBIBYTE = 2 ** 20;

/**
 * What is in the trash counts, so that it can come back.
 * @throws ConflictException where the cards of a board, with one that was just written, take more than they may.
 */
export async function checkSize(rows: Transaction, boardId: string, written: CardDto): Promise<void> {
  const { bytes } = await rows
    .selectFrom('card')
    .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
    .where('board_id', '=', boardId)
    .where('owner_id', '=', EVERYBODY)
    .executeTakeFirstOrThrow();
  const size = Number(bytes) / MEBIBYTE;
  if (size <= MAX_MEBIBYTES) return;
  // Rounded up, so that a little too much is not said to be just enough.
  const rounded = (Math.ceil(size * 100) / 100).toFixed(2);
  throw new ConflictException(
    `With the card “${written.name}” the board would hold ${rounded} MiB; ` +
      `it may hold ${String(MAX_MEBIBYTES)} MiB, what is in the trash counted`,
  );
}

const isTaken = () => new ConflictException('This id is taken');

/**
 * Whether a board has a list or a card of this id, be it in the trash: then its creation is a repetition.
 * @throws ConflictException where it is on another board.
 */
export async function isMade(
  rows: Transaction,
  table: 'board_list' | 'card',
  boardId: string,
  id: string,
): Promise<boolean> {
  const made = await rows
    .selectFrom(table as 'card')
    .select('board_id as boardId')
    .where('id', '=', id)
    .where('owner_id', '=', EVERYBODY)
    .executeTakeFirst();
  if (made && made.boardId !== boardId) throw isTaken();
  return made !== undefined;
}

/**
 * Which of some cards a board has, be it in the trash.
 * @throws ConflictException where one of them is on another board.
 */
export async function cardsMade(rows: Transaction, boardId: string, ids: readonly string[]): Promise<Set<string>> {
  const made = await rows
    .selectFrom('card')
    .select(['id', 'board_id as boardId'])
    .where('id', 'in', ids)
    .where('owner_id', '=', EVERYBODY)
    .execute();
  if (made.some((card) => card.boardId !== boardId)) throw isTaken();
  return new Set(made.map(({ id }) => id));
}

/**
 * Adds a list after the others of its board.
 * @throws ConflictException where somebody else has taken its id at this moment, on another board.
 */
export async function insertList(rows: Transaction, boardId: string, list: NewList): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from board_list where owner_id = ${EVERYBODY} and board_id = ${boardId})`;
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('board_list')
    .values({ ...listRow(boardId, list), position })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw isTaken();
}

/**
 * Adds a card after the others of its list.
 * @throws ConflictException where somebody else has taken its id at this moment, on another board.
 */
export async function insertCard(rows: Transaction, boardId: string, listId: string, card: CardDto): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from card where owner_id = ${EVERYBODY} and list_id = ${listId})`;
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('card')
    .values({ ...cardRow(boardId, listId, card), position })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw isTaken();
}

/**
 * Adds cards after the others of their lists.
 * @throws ConflictException where somebody else has taken one of their ids at this moment, on another board.
 */
export async function insertCards(
  rows: Transaction,
  boardId: string,
  cards: readonly { listId: string; card: CardDto }[],
): Promise<void> {
  const ends = await rows
    .selectFrom('card')
    .select(({ fn }) => ['list_id as listId', fn.max('position').as('end')])
    .where('owner_id', '=', EVERYBODY)
    .where('list_id', 'in', [...new Set(cards.map(({ listId }) => listId))])
    .groupBy('list_id')
    .execute();
  const endOf = new Map(ends.map(({ listId, end }) => [listId, Number(end)]));
  const placed = cards.map(({ listId, card }) => {
    const position = (endOf.get(listId) ?? 0) + 1;
    endOf.set(listId, position);
    return { ...cardRow(boardId, listId, card), position };
  });
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('card')
    .values(placed)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== BigInt(placed.length)) throw isTaken();
}

export async function updateCard(rows: Transaction, card: CardDto): Promise<void> {
  await rows
    .updateTable('card')
    .set({ ...cardContent(card), version: sql`version + 1` })
    .where('id', '=', card.id)
    .where('owner_id', '=', EVERYBODY)
    .execute();
  await rows.deleteFrom('card_member').where('card_id', '=', card.id).execute();
  // Those of a removed label stay, so that it comes back with them.
  await rows
    .deleteFrom('card_label')
    .where('card_id', '=', card.id)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('board_label')
            .select('board_label.id')
            .whereRef('board_label.id', '=', 'card_label.label_id')
            .where('board_label.removed_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** How many links are stored by one statement, which may bind 32,766 values on SQLite. */
const LINKS_AT_ONCE = 5000;

/** Stores whom and what cards without links are linked to. */
export async function linkCards(rows: Transaction, cards: readonly CardDto[]): Promise<void> {
  const members = cards.flatMap(({ id, idMembers }) =>
    idMembers.map((user_id, position) => ({ card_id: id, user_id, position })),
  );
  const labels = cards.flatMap(({ id, idLabels }) =>
    idLabels.map((label_id, position) => ({ card_id: id, label_id, position })),
  );
  for (const some of inParts(members, LINKS_AT_ONCE)) await rows.insertInto('card_member').values(some).execute();
  for (const some of inParts(labels, LINKS_AT_ONCE))
    await rows
      .insertInto('card_label')
      .values(some)
      // Of a label that is removed the card may be remembered already.
      .onConflict((known) => known.columns(['card_id', 'label_id']).doNothing())
      .execute();
}

/** @throws NotFoundException where one of some ids is no user’s, or of one who is disabled or invited. */
export async function checkUsers(rows: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await rows
    .selectFrom('user')
    .select('id')
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .where('invited_until', 'is', null)
    .execute();
  if (found.length < new Set(ids).size) throw new NotFoundException('There is no such member');
}

/**
 * Makes users members of a board; who is one stays where they are.
 * @throws ConflictException where the board would have more than it may have.
 */
export async function addBoardMembers(rows: Transaction, boardId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const { count } = await rows
    .selectFrom('board_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('board_id', '=', boardId)
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows: added = 0n } = await rows
    .insertInto('board_member')
    .values(userIds.map((user_id, place) => ({ board_id: boardId, user_id, position: Number(count) + place })))
    .onConflict((conflict) => conflict.columns(['board_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (added > 0n && Number(count) + Number(added) > MAX_MEMBERS)
    throw new ConflictException(`A board may have ${String(MAX_MEMBERS)} members`);
}

/** A list or a card, and where it comes to stand. */
export type Placed = { id: string; position: number; listId?: string };

/** Puts lists of a board into their places. */
export const placeLists = (rows: Transaction, lists: readonly Placed[]) =>
  lists.length === 0
    ? undefined
    : rows
        .updateTable('board_list')
        .from(placesOf(lists).as('placed'))
        .set({ position: sql<number>`cast(placed.column2 as integer)` })
        .where(sql<boolean>`board_list.id = placed.column1`)
        .where('board_list.owner_id', '=', EVERYBODY)
        .execute();

/** Puts cards of a board into their lists and places. */
export const placeCards = (rows: Transaction, cards: readonly Placed[]) =>
  cards.length === 0
    ? undefined
    : rows
        .updateTable('card')
        .from(placesOf(cards).as('placed'))
        .set({ position: sql<number>`cast(placed.column2 as integer)`, list_id: sql<string>`placed.column3` })
        .where(sql<boolean>`card.id = placed.column1`)
        .where('card.owner_id', '=', EVERYBODY)
        .execute();

/** Rows to update from. Both databases name their columns `column1` and so on. */
const placesOf = (places: readonly Placed[]) => {
  const each = places.map(({ id, position, listId = '' }) => sql`(${id}, ${position}, ${listId})`);
  return sql`(values ${sql.join(each)})`;
};
