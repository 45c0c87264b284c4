import { serverEvent } from '../../platform/sockets/server-event';
import { BoardChangedDto, BoardWatchersDto } from './scrumboard.dto';

const BOARD_ROOM = 'board:';

export const boardChanged = serverEvent('board:changed', {
  payload: BoardChangedDto,
  summary: 'Something on a board was changed.',
  to: 'the sockets that watch the board, but the acting one',
});

export const boardWatchers = serverEvent('board:watchers', {
  payload: BoardWatchersDto,
  summary: 'Who watches a board now: each user once, by name.',
  to: 'all sockets that watch the board, when one of them comes or goes',
});

/** The room in which the sockets are that watch a board. */
export const roomOfBoard = (boardId: string): string => `${BOARD_ROOM}${boardId}`;

/** The board whose room it is; undefined for other rooms. */
export const boardOfRoom = (room: string): string | undefined =>
  room.startsWith(BOARD_ROOM) ? room.slice(BOARD_ROOM.length) : undefined;
