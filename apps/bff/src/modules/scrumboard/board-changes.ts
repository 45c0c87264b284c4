import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { fromJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import type { ChangeKind, ListChange } from '../../platform/records/list-changes';
import { ListWriter } from '../../platform/records/list-writer';
import { Live } from '../../platform/sockets/live';
import { noSuchBoard } from './board-reader';
import { boardChanged, roomOfBoard } from './scrumboard.events';
import type { BOARD_CHANGES, BoardSettingsDto, BoardSummaryDto } from './scrumboard.dto';

/** The list of boards, as events name it. */
export const BOARDS = 'scrumboard-app/boards';

/** What is changed on a board. */
export type BoardChange = {
  boardId: string;
  type: (typeof BOARD_CHANGES)[number];
  /** The card or the list that it is about. */
  id?: string;
  /** The cards that it is about, where they are many. */
  ids?: readonly string[];
  /** What it is to the board's entry in the list of boards, or to its part of the trash; left out, nothing. */
  kind?: ChangeKind;
};

/** What the audit log says of changes of a part of a board, and of those that no list tells of. */
const ENTRIES: Partial<Record<BoardChange['type'], Pick<ListChange, 'list' | 'kind'>>> = {
  'board/settings/update': { list: BOARDS, kind: 'updated' },
  'board/labels/update': { list: BOARDS, kind: 'updated' },
  'card/new': { list: 'scrumboard-app/cards', kind: 'created' },
  'card/update': { list: 'scrumboard-app/cards', kind: 'updated' },
  'card/archive': { list: 'scrumboard-app/cards', kind: 'updated' },
  'card/remove': { list: 'scrumboard-app/cards', kind: 'removed' },
  'card/order': { list: BOARDS, kind: 'updated' },
  'list/new': { list: 'scrumboard-app/lists', kind: 'created' },
  'list/rename': { list: 'scrumboard-app/lists', kind: 'updated' },
  'list/archive': { list: 'scrumboard-app/lists', kind: 'updated' },
  'list/remove': { list: 'scrumboard-app/lists', kind: 'removed' },
  'list/order': { list: BOARDS, kind: 'updated' },
};

/** A board that nobody else changes until the transaction ends. */
export type LockedBoard = BoardSummaryDto & { settings: BoardSettingsDto };

/** Changes boards, each under the lock of its row, and tells those who watch it after the commit. */
@Injectable()
export class BoardChanges {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly live: Live,
  ) {}

  /**
   * Changes a board while nobody else does, so that what the work has read stays true until it is stored.
   * @param work sets `isChanged` of its last argument to false where it has changed nothing; then nothing is recorded, and nobody
   *   is told
   * @throws NotFoundException where there is no such board.
   */
  run<Result>(
    actor: Actor,
    change: BoardChange,
    work: (rows: Transaction, board: LockedBoard, done: { isChanged: boolean }) => Promise<Result>,
  ): Promise<Result> {
    const { boardId, type, id = boardId, ids = [id], kind } = change;
    const lists = kind ? [{ list: BOARDS, ownerId: EVERYBODY, kind, actor }] : [];
    return this.writer.transaction(lists, async (rows, changes) => {
      const board = await lock(rows, boardId);
      const done = { isChanged: true };
      const result = await work(rows, board, done);
      if (!done.isChanged) return result;
      const entry = ENTRIES[type];
      const recorded = entry && { ...entry, ids: [...ids] };
      for (const written of changes) Object.assign(written, { ids: [boardId], recorded });
      if (recorded && !kind) await this.writer.audit(rows, [{ ...recorded, ownerId: EVERYBODY, actor }]);
      this.tell(rows, actor, change);
      return result;
    });
  }

  /** Tells those who watch a board of a change, when the transaction is stored. */
  tell(rows: Transaction, actor: Actor, change: BoardChange): void {
    this.database.afterCommit(rows, () => {
      this.publish(actor, change);
    });
  }

  /** Tells those who watch a board of a change that is stored. */
  publish(actor: Actor, { boardId, type, id }: BoardChange): void {
    const payload = { boardId, by: actor.id, change: { type, ...(id !== undefined && { id }) } };
    this.live.publishIn(roomOfBoard(boardId), boardChanged, payload, actor.socketId);
  }
}

async function lock(rows: Transaction, boardId: string): Promise<LockedBoard> {
  const board = await rows
    .updateTable('board')
    .set({ version: sql`version + 1` })
    .where('id', '=', boardId)
    .where('owner_id', '=', EVERYBODY)
    .where('removed_at', 'is', null)
    .returning(['id', 'name', 'uri', 'settings'])
    .executeTakeFirst();
  if (!board) throw noSuchBoard();
  return { ...board, settings: fromJson(board.settings) };
}
