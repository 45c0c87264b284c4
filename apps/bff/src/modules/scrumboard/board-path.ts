import type { BoardSummaryDto } from './scrumboard.dto';

/** The page of a board on the web. */
export const pathOfBoard = ({ id, uri }: Pick<BoardSummaryDto, 'id' | 'uri'>) =>
  `/apps/scrumboard/boards/${id}/${encodeURIComponent(uri)}` as const;
