import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { profileRoutes } from '..';
import { Page } from '../ProfilePage';
import { sampleProfile } from './profile';

type Sample = typeof sampleProfile;

export type ProfileStageProps = {
  /** The address it is opened at. */
  path?: string;
  /** What the server answers. */
  timeline?: () => Sample['timeline'] | Promise<Sample['timeline']>;
  albums?: () => Sample['albums'];
  about?: () => Sample['about'];
};

/** The page at an address, with a server of its own. */
export const ProfileStage = ({
  path = '/pages/profile',
  timeline = () => sampleProfile.timeline,
  albums = () => sampleProfile.albums,
  about = () => sampleProfile.about,
}: ProfileStageProps) => {
  const [{ api }] = useState(() =>
    fakeApi({
      'GET /api/profile/timeline': timeline,
      'GET /api/profile/photos-videos': albums,
      'GET /api/profile/about': about,
    }),
  );
  const [auth] = useState(() => restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }));
  return (
    <RoutingStage path={path} routes={profileRoutes}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <QueryProvider userId="ada">
              <AuthProvider auth={auth}>
                <main>
                  <Page />
                </main>
              </AuthProvider>
            </QueryProvider>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </RoutingStage>
  );
};
