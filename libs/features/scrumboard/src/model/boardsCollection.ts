import { removeEach } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { limits, pathOfBoard } from './board';
import type { BoardSummary } from './board';
import { createBoard } from './createBoard';
import { isSameStored } from './isSame';

/** All boards, and the calls that make, rename and remove them. */
export const boardsCollection: Collection<BoardSummary> = {
  list: 'scrumboard-app/boards',
  placed: 'last',
  isOneAnswer: true,
  load: (api, options) => api.listBoards(options),
  create: (api, { id, name, draft }) => createBoard(api, id, draft ?? { name }),
  update: async (api, board) => {
    const name = await api.renameBoard({ body: { boardId: board.id, boardTitle: board.name } });
    return { ...board, name };
  },
  remove: (api, ids) => removeEach(ids, (boardId) => api.deleteBoard({ body: { boardId } })),
  isSame: isSameStored,
  unfit: ({ name }) =>
    name !== undefined && (name.trim() === '' || name.trim().length > limits.boardName) ? ['name'] : [],
  refused: 'isTakenBack',
  pathOf: pathOfBoard,
  nameOf: ({ name }) => name,
};
