import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { Records } from '../../platform/records/records';
import { BoardChanges } from './board-changes';
import { BoardListSchema } from './board.entity';
import { CardSchema } from './card.entity';

/** The lists and cards in the trash, as events name them. */
export const BOARD_LISTS = 'scrumboard-app/lists';
export const CARDS = 'scrumboard-app/cards';

/** Lists and cards that were removed: each change of it is one of their board, under its lock. */
@Injectable()
export class BoardTrash {
  constructor(
    records: Records,
    private readonly changes: BoardChanges,
    uploads: UploadReferences,
    purges: Purges,
  ) {
    purges.add('uploads of deleted cards', () => uploads.forgetGone(CARDS, 'card'));
    const common = { title: 'name', access: 'user' } as const;
    records.sharedTrash(BoardListSchema, {
      ...{ ...common, list: BOARD_LISTS },
      restorable: (rows, ids, actor) => this.restoreLists(rows, ids, actor),
    });
    records.sharedTrash(CardSchema, {
      ...{ ...common, list: CARDS },
      restorable: (rows, ids, actor) => this.restoreCards(rows, ids, actor),
    });
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
