import { Injectable, NotFoundException } from '@nestjs/common';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { Selectable } from 'kysely';
import { fromFlag, fromJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare, type BoundStatement, type Given } from '../../platform/database/prepared';
import type { Rows, Transaction } from '../../platform/database/tables';
import { shownPhoto } from '../users/users.service';
import type { CardSchema } from './card.entity';
import type { BoardDto, BoardLabelDto, BoardListDto, BoardSummaryDto, CardDto } from './scrumboard.dto';

/** A list of a board with the places of its cards. */
export type PlacedList = Omit<BoardListDto, 'idCards'> & {
  position: number;
  cards: { id: string; position: number }[];
};

type Flagged = CardRow['archived'];
type OfBoard = { boardId: string };
type CardRow = Selectable<InferKyselyTable<typeof CardSchema>>;
type ListRow = { listId: string; listName: string; listArchived: Flagged; listPosition: number };
type Link = { card: string; to: string };

/** @throws NotFoundException always */
export const noSuchBoard = () => new NotFoundException('Requested board do not exist.');

const boards = (rows: Rows, { boardId }: Given<OfBoard>) =>
  rows
    .selectFrom('board')
    .select(['id', 'name', 'uri', 'settings'])
    .where('id', '=', boardId)
    .where('owner_id', '=', EVERYBODY);
const selectBoard = prepare<OfBoard>()((rows, given) => boards(rows, given).where('removed_at', 'is', null));
const selectAnyBoard = prepare<OfBoard>()(boards);

const selectBoardsOfMember = prepare<{ userId: string }>()((rows, { userId }) =>
  rows
    .selectFrom('board_member as member')
    .innerJoin('board', 'board.id', 'member.board_id')
    .where('member.user_id', '=', userId)
    .where('board.owner_id', '=', EVERYBODY)
    .where('board.removed_at', 'is', null)
    .select(['board.id', 'board.name', 'board.uri'])
    .orderBy('board.position')
    .orderBy('board.id'),
);

/** Lists and cards in one statement, because they have to fit each other while others move cards. */
const listsWithCards = (rows: Rows, { boardId }: Given<OfBoard>) =>
  rows
    .selectFrom('board_list as list')
    .leftJoin('card', (join) =>
      join.onRef('card.list_id', '=', 'list.id').on('card.owner_id', '=', EVERYBODY).on('card.removed_at', 'is', null),
    )
    .where('list.board_id', '=', boardId)
    .where('list.owner_id', '=', EVERYBODY)
    .where('list.removed_at', 'is', null)
    .select(['list.id as listId', 'list.name as listName', 'list.archived as listArchived'])
    .select('list.position as listPosition')
    .orderBy('list.position')
    .orderBy('list.id')
    .orderBy('card.position')
    .orderBy('card.id');
const selectPlaces = prepare<OfBoard>()((rows, given) =>
  listsWithCards(rows, given).select(['card.id', 'card.position']),
);
const selectCards = prepare<OfBoard>()((rows, given) =>
  listsWithCards(rows, given).selectAll('card').$castTo<ListRow & (CardRow | { id: null; position: null })>(),
);

const selectMembers = prepare<OfBoard>()((rows, { boardId }) =>
  rows
    .selectFrom('board_member as member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.board_id', '=', boardId)
    .select(['user.id', 'user.display_name as name', 'user.photo_url as avatar', 'user.disabled_at as disabledAt'])
    .orderBy('member.position')
    .orderBy('user.id'),
);
const selectLabels = prepare<OfBoard>()((rows, { boardId }) =>
  rows
    .selectFrom('board_label')
    .select(['id', 'name', 'class'])
    .where('board_id', '=', boardId)
    .where('removed_at', 'is', null)
    .orderBy('position'),
);
const selectCardMembers = prepare<OfBoard>()((rows, { boardId }) =>
  rows
    .selectFrom('card')
    .innerJoin('card_member as member', 'member.card_id', 'card.id')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('card.board_id', '=', boardId)
    .where('card.owner_id', '=', EVERYBODY)
    .select(['card.id as card', 'member.user_id as to'])
    .orderBy('member.position'),
);
const selectCardLabels = prepare<OfBoard>()((rows, { boardId }) =>
  rows
    .selectFrom('card')
    .innerJoin('card_label as label', 'label.card_id', 'card.id')
    .innerJoin('board_label', 'board_label.id', 'label.label_id')
    .where('card.board_id', '=', boardId)
    .where('board_label.removed_at', 'is', null)
    .where('card.owner_id', '=', EVERYBODY)
    .select(['card.id as card', 'label.label_id as to'])
    .orderBy('label.position'),
);
const selectCard = prepare<OfBoard & { cardId: string }>()((rows, { boardId, cardId }) =>
  rows
    .selectFrom('card')
    .innerJoin('board_list as list', (join) =>
      join.onRef('list.id', '=', 'card.list_id').on('list.owner_id', '=', EVERYBODY).on('list.removed_at', 'is', null),
    )
    .where('card.id', '=', cardId)
    .where('card.board_id', '=', boardId)
    .where('card.owner_id', '=', EVERYBODY)
    .where('card.removed_at', 'is', null)
    .selectAll('card'),
);
const selectMembersOfCard = prepare<{ cardId: string }>()((rows, { cardId }) =>
  rows.selectFrom('card_member').select('user_id as to').where('card_id', '=', cardId).orderBy('position'),
);
const selectLabelsOfCard = prepare<{ cardId: string }>()((rows, { cardId }) =>
  rows
    .selectFrom('card_label as label')
    .innerJoin('board_label', 'board_label.id', 'label.label_id')
    .select('label_id as to')
    .where('card_id', '=', cardId)
    .where('board_label.removed_at', 'is', null)
    .orderBy('label.position'),
);

/** Reads boards: at large or, with `rows`, within a transaction. */
@Injectable()
export class BoardReader {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundException where there is no such board. */
  async check(boardId: string): Promise<void> {
    if ((await this.database.read(selectBoard.with({ boardId }))).length === 0) throw noSuchBoard();
  }

  /**
   * The whole board, by the same few queries however many cards it has.
   * @throws NotFoundException where there is no such board.
   */
  async board(boardId: string): Promise<BoardDto> {
    const [found] = await this.database.read(selectBoard.with({ boardId }));
    if (!found) throw noSuchBoard();
    // Whom a card names is a member of the board before it does, so members are read last.
    const stored = await this.database.read(selectCards.with({ boardId }));
    const [cardMembers, cardLabels, labels] = await Promise.all([
      this.linked(selectCardMembers.with({ boardId })),
      this.linked(selectCardLabels.with({ boardId })),
      this.database.read(selectLabels.with({ boardId })),
    ]);
    const members = await this.database.read(selectMembers.with({ boardId }));
    return {
      ...found,
      settings: fromJson(found.settings),
      lists: toLists(stored),
      cards: stored.flatMap((row) =>
        row.id === null ? [] : [toCard(row, cardMembers.get(row.id), cardLabels.get(row.id))],
      ),
      members: members.map(({ avatar, disabledAt, ...member }) => ({
        ...member,
        avatar: shownPhoto(avatar),
        isDisabled: disabledAt !== null,
      })),
      labels,
    };
  }

  /** The labels of a board in their order, within a transaction. */
  labels(boardId: string, rows: Transaction): Promise<BoardLabelDto[]> {
    return this.database.runWithin(rows, selectLabels.with({ boardId }));
  }

  /** The boards that a user is a member of, the oldest first. */
  ofMember(userId: string): Promise<BoardSummaryDto[]> {
    return this.database.read(selectBoardsOfMember.with({ userId }));
  }

  /** The name of a board that may be in the trash. */
  async summary(boardId: string, rows: Transaction): Promise<BoardSummaryDto | undefined> {
    const [found] = await this.database.runWithin(rows, selectAnyBoard.with({ boardId }));
    return found && { id: found.id, name: found.name, uri: found.uri };
  }

  /** The lists of a board in their order, with the places of their cards. */
  async places(boardId: string, rows: Transaction): Promise<PlacedList[]> {
    const stored = await this.database.runWithin(rows, selectPlaces.with({ boardId }));
    return placesIn(stored);
  }

  /** The lists of a board in their order. */
  async lists(boardId: string, rows: Transaction): Promise<BoardListDto[]> {
    return (await this.places(boardId, rows)).map(toList);
  }

  /** @throws NotFoundException where there is no such card in a list of the board. */
  async card(boardId: string, cardId: string, rows: Transaction): Promise<CardDto> {
    const [row] = await this.database.runWithin(rows, selectCard.with({ boardId, cardId }));
    if (!row) throw new NotFoundException('There is no such card');
    const members = await this.database.runWithin(rows, selectMembersOfCard.with({ cardId }));
    const labels = await this.database.runWithin(rows, selectLabelsOfCard.with({ cardId }));
    return toCard(
      row,
      members.map(({ to }) => to),
      labels.map(({ to }) => to),
    );
  }

  private async linked(statement: BoundStatement<Link>): Promise<Map<string, string[]>> {
    const links = new Map<string, string[]>();
    for (const { card, to } of await this.database.read(statement)) {
      const known = links.get(card);
      if (known) known.push(to);
      else links.set(card, [to]);
    }
    return links;
  }
}

const toCard = (row: CardRow, idMembers: string[] = [], idLabels: string[] = []): CardDto => ({
  id: row.id,
  name: row.name,
  description: row.description,
  idAttachmentCover: row.id_attachment_cover,
  idMembers,
  idLabels,
  attachments: fromJson(row.attachments),
  subscribed: fromFlag(row.subscribed),
  checklists: fromJson(row.checklists),
  activities: fromJson(row.activities),
  due: row.due,
  archived: fromFlag(row.archived),
});

function placesIn(stored: readonly (ListRow & { id: string | null; position: number | null })[]): PlacedList[] {
  const lists = new Map<string, PlacedList>();
  for (const { listId, listName, listArchived, listPosition, id, position } of stored) {
    const list = lists.get(listId) ?? {
      ...{ id: listId, name: listName, archived: fromFlag(listArchived), position: listPosition },
      cards: [],
    };
    lists.set(listId, list);
    if (id !== null && position !== null) list.cards.push({ id, position });
  }
  return [...lists.values()];
}

const toLists = (stored: Parameters<typeof placesIn>[0]): BoardListDto[] => placesIn(stored).map(toList);

/** A list with the ids of its cards, in their order. */
export const toList = ({ id, name, archived, cards }: PlacedList): BoardListDto => ({
  ...{ id, name, archived },
  idCards: cards.map((card) => card.id),
});
