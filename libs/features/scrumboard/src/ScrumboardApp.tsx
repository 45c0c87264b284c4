import { LazyDetail } from '@ezone/shell/page/list-detail';
import { usePathInApp } from '@ezone/shell/routing/document';
import { useFetchAhead } from '@ezone/shell/session/live';
import { lazyContent } from '@ezone/ui/lazy-content';
import { matchPath, Navigate } from 'react-router-dom';
import { BoardsPage } from './BoardsPage';
import { BoardSkeleton } from './components/BoardSkeleton';

/** With what drags: the list of all boards is seen without it. */
const loadBoard = lazyContent(async () => (await import('./BoardPage')).BoardPage);

/** All boards, or one of them. */
export const Page = () => {
  const path = usePathInApp('/apps/scrumboard', '/apps/scrumboard/boards').replace(/\/$/, '');
  useFetchAhead(loadBoard);
  if (path === '/apps/scrumboard/boards') return <BoardsPage />;
  const boardId = matchPath('/apps/scrumboard/boards/:boardId/:boardUri?', path)?.params.boardId;
  return boardId ? (
    <LazyDetail key={boardId} load={loadBoard} props={{ boardId }} waiting={<BoardSkeleton />} />
  ) : (
    <Navigate to="/pages/errors/error-404" replace />
  );
};
