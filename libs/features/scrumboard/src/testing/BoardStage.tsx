import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { scrumboardCollections } from '..';
import { Page } from '../ScrumboardApp';
import { createBoardServer } from './boardServer';
import type { BoardServer } from './boardServer';

export type BoardAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => BoardServer;
};

/** The whole app at an address, with a server of its own. */
export const BoardAt = ({ path = '/apps/scrumboard/boards/b1', server = createBoardServer }: BoardAtProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() => restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }));
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={scrumboardCollections}>
      <AuthProvider auth={auth}>
        <Page />
        <DialogOutlet />
      </AuthProvider>
    </RecordsStage>
  );
};
