import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Live } from '../../platform/sockets/live';
import { MAX_WATCHERS } from './scrumboard.dto';
import { boardOfRoom, boardWatchers, roomOfBoard } from './scrumboard.events';

/** Milliseconds in which those who come and go are gathered: after a restart all come at once. */
const GATHERED = 50;

/**
 * Tells those who watch a board who they are. The rooms of the sockets are asked, so nothing has to be counted or
 * cleaned up: a socket that closes leaves its rooms, and a process that ends takes its sockets along.
 */
@Injectable()
export class BoardWatchers implements OnApplicationShutdown {
  private readonly logger = new Logger('Boards');
  /** Boards that will be told of, and have not yet been looked at. */
  private readonly waiting = new Set<string>();
  private readonly telling = new Map<string, Promise<void>>();
  private isClosing = false;

  constructor(
    private readonly live: Live,
    private readonly database: Database,
  ) {
    live.onRoom((room) => {
      const boardId = boardOfRoom(room);
      if (boardId !== undefined) this.tellSoon(boardId);
    });
  }

  onApplicationShutdown(): void {
    this.isClosing = true;
  }

  /** Tells of one board one after the other, so that what was seen last is told last. */
  private tellSoon(boardId: string): void {
    if (this.waiting.has(boardId) || this.isClosing) return;
    this.waiting.add(boardId);
    const told = Promise.all([setTimeout(GATHERED, undefined, { ref: false }), this.telling.get(boardId)])
      .then(() => {
        this.waiting.delete(boardId);
        return this.isClosing ? undefined : this.tell(boardId);
      })
      .catch((error: unknown) => {
        this.logger.error(error);
      })
      .finally(() => {
        if (this.telling.get(boardId) === told) this.telling.delete(boardId);
      });
    this.telling.set(boardId, told);
  }

  private async tell(boardId: string): Promise<void> {
    const ids = (await this.live.usersIn(roomOfBoard(boardId))).slice(0, MAX_WATCHERS);
    if (ids.length === 0) return;
    const users = await this.database.read(
      built((rows) =>
        rows
          .selectFrom('user')
          .select(['id', 'display_name as name'])
          .where('id', 'in', ids)
          .orderBy('display_name')
          .orderBy('id'),
      ),
    );
    this.live.publishIn(roomOfBoard(boardId), boardWatchers, { boardId, users });
  }
}
