import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { BoardPage } from './BoardPage';
import { BoardsPage } from './BoardsPage';

/** All boards, or one of them. */
export const Page = () => {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  if (path === '/apps/scrumboard') return <Navigate to="/apps/scrumboard/boards" replace />;
  if (path === '/apps/scrumboard/boards') return <BoardsPage />;
  const boardId = matchPath('/apps/scrumboard/boards/:boardId/:boardUri?', path)?.params.boardId;
  return boardId ? <BoardPage key={boardId} boardId={boardId} /> : <Navigate to="/pages/errors/error-404" replace />;
};
