import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { createDialogs, DialogContext, DialogOutlet } from '@ezone/shell/notices/dialog';
import { useState } from 'react';
import { accountRoutes } from '../..';
import { Page } from '../TokensPage';
import { createTokensServer } from './tokensServer';
import type { TokensServer } from './tokensServer';

export type TokensStageProps = {
  /** Makes the server; each story has its own. */
  server?: () => TokensServer;
};

/** The page of somebody's API tokens, with a server of its own. */
export const TokensStage = ({ server = createTokensServer }: TokensStageProps) => {
  const [{ openWindow }] = useState(server);
  const [dialogs] = useState(createDialogs);
  return (
    <DialogContext value={dialogs}>
      <RecordsStage path="/apps/account/tokens" routes={accountRoutes} openWindow={openWindow} collections={{}}>
        <Page />
        <DialogOutlet />
      </RecordsStage>
    </DialogContext>
  );
};
