import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/sockets/live';
import { SocketCall, type SocketCaller } from '../../platform/sockets/socket-call';
import { SocketGate } from '../../platform/sockets/socket-gate';
import { BoardReader } from './board-reader';
import { BoardIdDto } from './scrumboard.dto';
import { roomOfBoard } from './scrumboard.events';

/** Answers the sockets that follow what happens on a board. */
@Injectable()
export class ScrumboardGateway {
  constructor(
    gate: SocketGate,
    private readonly boards: BoardReader,
    private readonly live: Live,
  ) {
    gate.add(this);
  }

  @SocketCall('board:watch', {
    payload: BoardIdDto,
    summary: 'Hear of the changes of a board, and of who watches it.',
    description: 'It ends with the connection: watch again after a new one, and then read the board.',
    fails: { 404: 'The board does not exist.' },
  })
  async watch({ socketId }: SocketCaller, { boardId }: BoardIdDto): Promise<void> {
    await this.boards.check(boardId);
    this.live.join(socketId, roomOfBoard(boardId));
  }

  @SocketCall('board:unwatch', {
    payload: BoardIdDto,
    summary: 'Hear of a board no more.',
    description: 'Also of one that was removed meanwhile.',
  })
  unwatch({ socketId }: SocketCaller, { boardId }: BoardIdDto): void {
    this.live.leave(socketId, roomOfBoard(boardId));
  }
}
