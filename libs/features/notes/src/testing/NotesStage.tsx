import { LiveContext } from '@ezone/shell/session/live';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { MemoryAddress } from '@ezone/shell/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NotesApp } from '../NotesApp';
import { createNotesServer } from './notesServer';
import type { NotesServer } from './notesServer';

/** What stands around the notes in the app: an address, toasts, queries and calls. */
export const NotesStage = ({ path, server, children }: { path: string; server: NotesServer; children: ReactNode }) => {
  const [{ api, live }] = useState(server.openWindow);
  return (
    <MemoryAddress path={path}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <LiveContext value={live}>
              <QueryProvider userId="ada">
                <main>{children}</main>
              </QueryProvider>
            </LiveContext>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </MemoryAddress>
  );
};

export type NotesAtProps = {
  /** The address it is opened at. */
  path?: string;
  userId?: string;
  /** Makes the server; each story has its own. */
  server?: () => NotesServer;
};

/** The whole app at an address, with a server of its own. */
export const NotesAt = ({ path = '/apps/notes', userId = 'ada', server = createNotesServer }: NotesAtProps) => {
  const [ownServer] = useState(server);
  return (
    <NotesStage path={path} server={ownServer}>
      <NotesApp userId={userId} />
      <Address />
    </NotesStage>
  );
};

/** Shows where one is, for specs. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}
