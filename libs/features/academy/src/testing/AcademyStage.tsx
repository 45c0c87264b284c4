import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { academyCollections } from '..';
import { Page as CoursePage } from '../CoursePage';
import { Page as CoursesPage } from '../CoursesPage';
import { createAcademyServer } from './academyServer';
import type { AcademyServer } from './academyServer';

export type AcademyAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Who looks at it. @default staff */
  role?: 'staff' | 'user';
  /** Makes the server; each story has its own. */
  server?: () => AcademyServer;
};

/** The page of the address. */
const Pages = () => (useLocation().pathname === '/apps/academy/courses' ? <CoursesPage /> : <CoursePage />);

/** The whole app at an address, with a server of its own. */
export const AcademyAt = ({
  path = '/apps/academy/courses',
  role = 'staff',
  server = createAcademyServer,
}: AcademyAtProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() =>
    restingAuth({ user: aUser({ uuid: 'ada', role: [role] }), session: { valid: 'fresh' } }),
  );
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={academyCollections}>
      <AuthProvider auth={auth}>
        <Pages />
        <DialogOutlet />
      </AuthProvider>
    </RecordsStage>
  );
};
