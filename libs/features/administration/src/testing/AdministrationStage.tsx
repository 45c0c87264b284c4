import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { createDialogs, DialogContext, DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { administrationRoutes } from '..';
import { Page as AuditLogPage } from '../audit/AuditLogPage';
import { auditLogPath, systemPath, usersPath } from '../paths';
import { Page as SystemPage } from '../system/SystemPage';
import { Page as UserPage } from '../users/UserPage';
import { Page as UsersPage } from '../users/UsersPage';
import { createAdministrationServer } from './administrationServer';
import type { AdministrationServer } from './administrationServer';

export type AdministrationStageProps = {
  /** Makes the server; each story has its own. */
  server?: () => AdministrationServer;
  /** @default the list of users */
  path?: string;
};

/** The pages of administration, with a server of their own. */
export const AdministrationStage = ({
  server = createAdministrationServer,
  path = usersPath,
}: AdministrationStageProps) => {
  const [{ openWindow }] = useState(server);
  const [dialogs] = useState(createDialogs);
  const [auth] = useState(() => restingAuth({ user: aUser(), session: { valid: 'fresh' } }));
  return (
    <DialogContext value={dialogs}>
      <RecordsStage path={path} routes={administrationRoutes} openWindow={openWindow} collections={{}}>
        <AuthProvider auth={auth}>
          <PageOfAddress />
        </AuthProvider>
        <DialogOutlet />
      </RecordsStage>
    </DialogContext>
  );
};

function PageOfAddress() {
  const { pathname } = useLocation();
  if (pathname === auditLogPath) return <AuditLogPage />;
  if (pathname === systemPath) return <SystemPage />;
  return pathname.startsWith(`${usersPath}/users/`) ? <UserPage key={pathname} /> : <UsersPage />;
}
