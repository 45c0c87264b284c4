import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare, type BoundStatement } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import { ProjectionBackfill } from '../../platform/records/projection-backfill';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { BOARDS } from './board-changes';

/** The cards in the trash, as it names them. */
export const CARDS = 'scrumboard-app/cards';

type FoundBoard = { id: string; name: string; uri: string };
type FoundCard = { id: string; name: string; description: string; board: Omit<FoundBoard, 'name'> };

const addressOf = ({ id, uri }: Omit<FoundBoard, 'name'>) => webAddress('/apps/scrumboard/boards', id, uri);

/** What search finds boards by: their names, and their cards, also those in the archive. A card is opened over its board. */
@Injectable()
export class BoardSearch {
  private readonly boards;
  private readonly cards;

  constructor(
    private readonly database: Database,
    search: SearchIndex,
    backfill: ProjectionBackfill,
  ) {
    this.boards = search.projection<FoundBoard>({
      ...{ list: BOARDS, type: 'board', fields: ['name', 'uri'] },
      entry: (board) => ({ title: board.name, text: '', url: addressOf(board) }),
    });
    this.cards = search.projection<FoundCard>({
      ...{ list: CARDS, type: 'board', fields: ['name', 'description'] },
      entry: ({ id, name, description, board }) => ({
        ...{ title: name, text: description },
        url: `${addressOf(board)}?card=${encodeURIComponent(id)}`,
      }),
    });
    backfill.add({
      ...{ list: BOARDS, names: [this.boards.name] },
      keysAfter: (id, limit) => database.read(selectBoards.with({ id, limit })),
      write: async (rows, _ownerId, ids) => {
        for (const id of ids) await this.follow(rows, id);
      },
    });
  }

  /** Follows a change of a board that may concern all that is on it: its name, lists that go or come, its removal and return. */
  async follow(rows: Transaction, boardId: string): Promise<void> {
    const [board] = await rows
      .selectFrom('board')
      .select(['id', 'name', 'uri'])
      .where('id', '=', boardId)
      .where('owner_id', '=', EVERYBODY)
      .where('removed_at', 'is', null)
      .execute();
    const cards = await rows
      .selectFrom('card')
      .leftJoin('board_list', (join) =>
        join
          .onRef('board_list.id', '=', 'card.list_id')
          .on('board_list.owner_id', '=', EVERYBODY)
          .on('board_list.removed_at', 'is', null),
      )
      .select(['card.id', 'card.name', 'card.description', 'card.removed_at', 'board_list.id as listId'])
      .where('card.board_id', '=', boardId)
      .where('card.owner_id', '=', EVERYBODY)
      .execute();
    const isShown = (card: (typeof cards)[number]) => card.removed_at === null && card.listId !== null;
    const shown = board ? cards.filter(isShown).map((card) => ({ ...card, board })) : [];
    const hidden = board ? cards.filter((card) => !isShown(card)) : cards;
    await this.run(rows, [
      ...(board
        ? this.boards.write(EVERYBODY, [board], { isNew: false, writerId: undefined })
        : this.boards.remove(EVERYBODY, [boardId])),
      ...(shown.length > 0 ? this.cards.write(EVERYBODY, shown, { isNew: false, writerId: undefined }) : []),
      ...this.cards.remove(
        EVERYBODY,
        hidden.map(({ id }) => id),
      ),
    ]);
  }

  /** Follows the creation or change of cards that are on their board. */
  writeCards(
    rows: Transaction,
    board: Omit<FoundBoard, 'name'>,
    cards: readonly Omit<FoundCard, 'board'>[],
  ): Promise<void> {
    const found = cards.map((card) => ({ ...card, board }));
    return this.run(rows, this.cards.write(EVERYBODY, found, { isNew: false, writerId: undefined }));
  }

  removeCard(rows: Transaction, id: string): Promise<void> {
    return this.run(rows, this.cards.remove(EVERYBODY, [id]));
  }

  private async run(rows: Transaction, statements: readonly BoundStatement[]): Promise<void> {
    for (const statement of statements) await this.database.runWithin(rows, statement);
  }
}

const selectBoards = prepare<{ id: string; limit: number }>()((rows, { id, limit }) =>
  rows
    .selectFrom('board')
    .select(['id', 'owner_id as ownerId'])
    .where('owner_id', '=', EVERYBODY)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit),
);
