import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { Records } from '../../platform/records/records';
import { BoardChanges } from './board-changes';
import { BoardSearch, CARDS } from './board-search';
import { BoardListSchema } from './board.entity';
import { CardSchema } from './card.entity';

/** The lists in the trash, as events name them. */
export const BOARD_LISTS = 'scrumboard-app/lists';

/** Lists and cards that were removed: each change of it is one of their board, under its lock. */
@Injectable()
export class BoardTrash {
  constructor(
    records: Records,
    private readonly changes: BoardChanges,
    private readonly search: BoardSearch,
  ) {
    records.sharedTrash(BoardListSchema, {
      ...{ title: 'name', access: 'user', list: BOARD_LISTS },
      restorable: (rows, ids, actor) => this.restoreLists(rows, ids, actor),
      follow: (rows, done, _ownerId, ids) => this.follow(rows, 'board_list', done, ids),
    });
    records.sharedTrash(CardSchema, {
      ...{ title: 'name', access: 'user', list: CARDS },
      restorable: (rows, ids, actor) => this.restoreCards(rows, ids, actor),
      follow: (rows, done, _ownerId, ids) => this.follow(rows, 'card', done, ids),
    });
  }

  /** What is deleted has left the search with its removal. */
  private async follow(
    rows: Transaction,
    table: 'board_list' | 'card',
    done: 'restored' | 'deleted',
    ids: readonly string[],
  ): Promise<void> {
    if (done === 'deleted' || ids.length === 0) return;
    const boards = await rows
      .selectFrom(table as 'card')
      .select('board_id as id')
      .distinct()
      .where('id', 'in', ids)
      .where('owner_id', '=', EVERYBODY)
      .execute();
    for (const { id } of boards) await this.search.follow(rows, id);
  }

  private async restoreLists(rows: Transaction, ids: readonly string[], actor: Actor): Promise<string[]> {
    await lockBoards(rows, 'board_list', ids);
    const lists = await removedOf(rows, 'board_list', ids).execute();
    for (const { id, boardId } of lists) this.changes.tell(rows, actor, { boardId, type: 'list/restore', id });
    return lists.map(({ id }) => id);
  }

  /** A card whose list is gone comes into the first one; where there is none, it stays in the trash. */
  private async restoreCards(rows: Transaction, ids: readonly string[], actor: Actor): Promise<string[]> {
    await lockBoards(rows, 'card', ids);
    await rows
      .updateTable('card')
      .set(({ selectFrom }) => ({
        list_id: selectFrom('board_list as list')
          .select('list.id')
          .where('list.owner_id', '=', EVERYBODY)
          .whereRef('list.board_id', '=', 'card.board_id')
          .where('list.removed_at', 'is', null)
          .orderBy('list.position')
          .orderBy('list.id')
          .limit(1),
      }))
      .where('id', 'in', ids)
      .where('owner_id', '=', EVERYBODY)
      .where('removed_at', 'is not', null)
      .where('list_id', 'is', null)
      .execute();
    const cards = await removedOf(rows, 'card', ids).where('list_id', 'is not', null).execute();
    for (const { id, boardId } of cards) this.changes.tell(rows, actor, { boardId, type: 'card/restore', id });
    return cards.map(({ id }) => id);
  }
}

const removedOf = (rows: Transaction, table: 'board_list' | 'card', ids: readonly string[]) =>
  rows
    .selectFrom(table as 'card')
    .select(['id', 'board_id as boardId'])
    .where('id', 'in', ids)
    .where('owner_id', '=', EVERYBODY)
    .where('removed_at', 'is not', null);

const lockBoards = (rows: Transaction, table: 'board_list' | 'card', ids: readonly string[]) =>
  rows
    .updateTable('board')
    .set({ version: sql`version + 1` })
    .where('id', 'in', removedOf(rows, table, ids).clearSelect().select('board_id'))
    .where('owner_id', '=', EVERYBODY)
    .execute();
