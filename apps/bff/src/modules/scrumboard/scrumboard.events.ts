import { serverEvent } from '../../platform/sockets/server-event';
import { BoardChangedDto } from './scrumboard.dto';

export const boardChanged = serverEvent('board:changed', {
  payload: BoardChangedDto,
  summary: 'Something on a board was changed.',
  to: 'the sockets that watch the board, but the acting one',
});

/** The room in which the sockets are that watch a board. */
export const roomOfBoard = (boardId: string): string => `board:${boardId}`;
