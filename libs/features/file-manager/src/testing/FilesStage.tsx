import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fileManagerCollections } from '..';
import { Page as FolderPage } from '../FolderPage';
import { viewAt } from '../model/fileView';
import { Page as TrashPage } from '../TrashPage';
import { UploadsAround } from '../upload/UploadsAround';
import { createFileServer } from './fileServer';
import type { FileServer } from './fileServer';

export type FilesAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Who looks at it. @default staff */
  role?: 'staff' | 'user';
  /** Makes the server; each story has its own. */
  server?: () => FileServer;
};

/** The page of the address. */
const Pages = () => (viewAt(useLocation().pathname).kind === 'trash' ? <TrashPage /> : <FolderPage />);

/** The whole app at an address, with a server of its own. */
export const FilesAt = ({ path = '/apps/file-manager', role = 'staff', server = createFileServer }: FilesAtProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() =>
    restingAuth({ user: aUser({ uuid: crypto.randomUUID(), role: [role] }), session: { valid: 'fresh' } }),
  );
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={fileManagerCollections}>
      <AuthProvider auth={auth}>
        <Pages />
        <UploadsAround />
        <DialogOutlet />
      </AuthProvider>
    </RecordsStage>
  );
};
