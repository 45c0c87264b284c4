import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';
import { ListChanges } from '../../platform/records/list-changes';
import type { TrashChange } from '../../platform/records/record-trash';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { Records } from '../../platform/records/records';
import { BOARDS, BoardChanges, type BoardChange } from './board-changes';
import { BoardReader } from './board-reader';
import { BoardSearch, CARDS } from './board-search';
import { placeCards } from './board-rows';
import { BoardListSchema } from './board.entity';
import { CardSchema } from './card.entity';

type Part = 'board_list' | 'card';

/** What was removed of boards: each change of it is one of its board, under its lock, and whoever watches the board is told. */
@Injectable()
export class BoardTrash {
  constructor(
    records: Records,
    lists: ListChanges,
    private readonly changes: BoardChanges,
    private readonly reader: BoardReader,
    private readonly search: BoardSearch,
    uploads: UploadReferences,
    purges: Purges,
  ) {
    purges.add('uploads of deleted cards', () => uploads.forgetGone(CARDS, 'card'));
    const part = { title: 'name', access: 'user', partOf: { list: BOARDS, column: 'board_id' } } as const;
    records.sharedTrash(BoardListSchema, {
      ...{ ...part, list: 'scrumboard-app/lists' },
      prepare: (rows, change) => this.prepareLists(rows, change),
      follow: (rows, done, _ownerId, ids) => this.follow(rows, 'board_list', done, ids),
    });
    records.sharedTrash(CardSchema, {
      ...{ ...part, list: CARDS },
      prepare: (rows, change) => this.prepareCards(rows, change),
      follow: (rows, done, _ownerId, ids) => this.follow(rows, 'card', done, ids),
    });
    lists.subscribe(({ list, kind, ids, actor }) => {
      if (list !== BOARDS || !actor || (kind !== 'restored' && kind !== 'deleted')) return;
      const type = kind === 'restored' ? 'board/restore' : 'board/purge';
      for (const boardId of ids) this.changes.publish(actor, { boardId, type });
    });
  }

  /** What is deleted has left the search with its removal. */
  private async follow(
    rows: Transaction,
    table: Part,
    done: TrashChange['kind'],
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

  /** Cards that were removed before their list stay in the trash when it comes back, and also when it is deleted. */
  private async prepareLists(rows: Transaction, { kind, ids, actor }: TrashChange): Promise<string[]> {
    await lockBoards(rows, 'board_list', ids);
    const lists = await removedOf(rows, 'board_list', ids).execute();
    if (kind === 'restored') return this.told(rows, actor, 'list/restore', lists);
    await rows
      .updateTable('card')
      .set({ list_id: null })
      .where('list_id', 'in', removedOf(rows, 'board_list', ids).clearSelect().select('id'))
      .where('owner_id', '=', EVERYBODY)
      .where('removed_at', 'is not', null)
      .execute();
    return this.told(rows, actor, 'list/purge', lists);
  }

  /** A card whose list is gone comes into the first one, as the last; where there is none, it stays in the trash. */
  private async prepareCards(rows: Transaction, { kind, ids, actor }: TrashChange): Promise<string[]> {
    await lockBoards(rows, 'card', ids);
    const cards = await removedOf(rows, 'card', ids).select('list_id as listId').orderBy('position').execute();
    if (kind === 'deleted') return this.told(rows, actor, 'card/purge', cards);
    const restored = [];
    for (const [boardId, ofBoard] of Map.groupBy(cards, (card) => card.boardId)) {
      const lists = await this.reader.places(boardId, rows);
      const [first] = lists;
      if (!first) continue;
      const after = first.cards.at(-1)?.position ?? 0;
      const homeless = ofBoard.filter(({ listId }) => lists.every((list) => list.id !== listId));
      const placed = homeless.map(({ id }, place) => ({ id, listId: first.id, position: after + place + 1 }));
      await placeCards(rows, placed);
      restored.push(...ofBoard);
    }
    return this.told(rows, actor, 'card/restore', restored);
  }

  private told(
    rows: Transaction,
    actor: Actor,
    type: BoardChange['type'],
    parts: readonly { id: string; boardId: string }[],
  ): string[] {
    for (const { id, boardId } of parts) this.changes.tell(rows, actor, { boardId, type, id });
    return parts.map(({ id }) => id);
  }
}

const removedOf = (rows: Transaction, table: Part, ids: readonly string[]) =>
  rows
    .selectFrom(table as 'card')
    .select(['id', 'board_id as boardId'])
    .where('id', 'in', ids)
    .where('owner_id', '=', EVERYBODY)
    .where('removed_at', 'is not', null);

const lockBoards = (rows: Transaction, table: Part, ids: readonly string[]) =>
  rows
    .updateTable('board')
    .set({ version: sql`version + 1` })
    .where('id', 'in', removedOf(rows, table, ids).clearSelect().select('board_id'))
    .where('owner_id', '=', EVERYBODY)
    .execute();
