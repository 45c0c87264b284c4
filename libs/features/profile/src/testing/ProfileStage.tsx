import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { profileCollections, profileRoutes } from '..';
import { Page } from '../ProfilePage';
import { createProfileServer } from './profileServer';
import type { ProfileServer } from './profileServer';

export type ProfileStageProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => ProfileServer;
};

/** The page at an address, with a server of its own. */
export const ProfileStage = ({ path = '/pages/profile', server = createProfileServer }: ProfileStageProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() => restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }));
  return (
    <RecordsStage path={path} routes={profileRoutes} openWindow={openWindow} collections={profileCollections}>
      <AuthProvider auth={auth}>
        <Page />
      </AuthProvider>
    </RecordsStage>
  );
};
