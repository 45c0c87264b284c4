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

/** What is changed on a board. */
export type BoardChange = {
  boardId: string;
  type: (typeof BOARD_CHANGES)[number];
  /** The card or the list that it is about. */
  id?: string;
  /** The list of records that is written to beside the board. */
  list?: { name: string; kind: ChangeKind };
};

/** What the audit log says of the changes that are none of a list of records. */
const ENTRIES: Partial<Record<BoardChange['type'], Pick<ListChange, 'list' | 'kind'>>> = {
  'board/settings/update': { list: 'scrumboard-app/boards', kind: 'updated' },
  'card/new': { list: 'scrumboard-app/cards', kind: 'created' },
  'card/update': { list: 'scrumboard-app/cards', kind: 'updated' },
  'card/order': { list: 'scrumboard-app/boards', kind: 'updated' },
  'list/new': { list: 'scrumboard-app/lists', kind: 'created' },
  'list/rename': { list: 'scrumboard-app/lists', kind: 'updated' },
  'list/order': { list: 'scrumboard-app/boards', kind: 'updated' },
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
   * @throws NotFoundException where there is no such board.
   */
  run<Result>(
    actor: Actor,
    change: BoardChange,
    work: (rows: Transaction, board: LockedBoard) => Promise<Result>,
  ): Promise<Result> {
    const { boardId, type, id = boardId, list } = change;
    const lists = list ? [{ list: list.name, ownerId: EVERYBODY, kind: list.kind, actor }] : [];
    return this.writer.transaction(lists, async (rows, changes) => {
      const board = await lock(rows, boardId);
      const result = await work(rows, board);
      for (const written of changes) written.ids = [id];
      const entry = ENTRIES[type];
      if (entry && !list) await this.writer.audit(rows, [{ ...entry, ownerId: EVERYBODY, ids: [id], actor }]);
      this.tell(rows, actor, change);
      return result;
    });
  }

  /** Tells those who watch a board of a change, when the transaction is stored. */
  tell(rows: Transaction, actor: Actor, { boardId, type, id }: BoardChange): void {
    this.database.afterCommit(rows, () => {
      const payload = { boardId, by: actor.id, change: { type, ...(id !== undefined && { id }) } };
      this.live.publishIn(roomOfBoard(boardId), boardChanged, payload, actor.socketId);
    });
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
