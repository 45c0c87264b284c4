import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { createDialogs, DialogContext, DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import type { User } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { accountRoutes } from '..';
import { Page } from '../AccountPage';
import { createAccountServer } from './accountServer';
import type { AccountServer } from './accountServer';

export type AccountStageProps = {
  /** Makes the server; each story has its own. */
  server?: () => AccountServer;
  /** What says who the user is. @default this server */
  from?: User['from'];
};

/** The page of somebody's account, with a server of its own. */
export const AccountStage = ({ server = createAccountServer, from = 'custom-db' }: AccountStageProps) => {
  const [{ openWindow }] = useState(server);
  const [dialogs] = useState(createDialogs);
  const [auth] = useState(() => restingAuth({ user: { ...aUser(), from }, session: { valid: 'fresh' } }));
  return (
    <DialogContext value={dialogs}>
      <RecordsStage path="/apps/account" routes={accountRoutes} openWindow={openWindow} collections={{}}>
        <AuthProvider auth={auth}>
          <Page />
        </AuthProvider>
        <DialogOutlet />
      </RecordsStage>
    </DialogContext>
  );
};
