import type { Api } from '@ezone/api-client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectionProvider } from '../../../data/online';
import { ApiContext, QueryProvider } from '../../../data/query';
import { ToastProvider } from '../../../notices/toast';
import { newId, RecordsProvider } from '../../../records';
import type { CollectionLoaders } from '../../../records';
import type { AppRoute } from '../../../routing';
import { RoutingStage } from '../../../routing/testing';
import { LiveContext } from '../../../session/live';
import type { LiveSocket } from '../../../session/live';
import { ChangeNotices, WaitingChanges } from '../ChangeNotices';

export type RecordsStageProps = {
  /** The address that it is opened at. */
  path: string;
  /** The pages that there are. @default none */
  routes?: readonly AppRoute[];
  /** Another window of the user: its calls, and its live connection. */
  openWindow: () => { api: Api; live: LiveSocket };
  collections: CollectionLoaders;
  /** Whose records they are. What one has changed is there again at the next opening. @default somebody new */
  userId?: string | undefined;
  children: ReactNode;
};

/** What stands around the page of an app, for stories and specs: an address, toasts, calls, and the records of a user. */
export const RecordsStage = ({ path, routes, openWindow, collections, userId, children }: RecordsStageProps) => {
  const [{ api, live }] = useState(openWindow);
  const [user] = useState(() => userId ?? newId());
  return (
    <RoutingStage path={path} routes={routes}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <LiveContext value={live}>
              <QueryProvider userId={user}>
                <RecordsProvider userId={user} collections={collections}>
                  <WaitingChanges />
                  <main>{children}</main>
                  <ChangeNotices />
                </RecordsProvider>
              </QueryProvider>
            </LiveContext>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
      <Address />
    </RoutingStage>
  );
};

/** Shows where one is, for specs. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}
