import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { useFetchAhead } from '@ezone/shell/session/live';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { FolderPage } from './FolderPage';
import { viewAt } from './model/fileView';

const loadTrash = lazyContent(async () => (await import('./TrashPage')).TrashPage);

/** The files that all users share: what lies in a folder, and what is in the trash. */
export const Page = () => {
  const { pathname } = useLocation();
  const view = useMemo(() => viewAt(pathname), [pathname]);
  useFetchAhead(loadTrash);
  return view.kind === 'trash' ? <Trash /> : <FolderPage folderId={view.id} />;
};

function Trash() {
  const [trash] = useLazyContent(loadTrash);
  return trash.is === 'there' && <trash.part />;
}
