import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { useState } from 'react';
import { notesCollections } from '..';
import { Page } from '../NotesApp';
import { createNotesServer } from './notesServer';
import type { NotesServer } from './notesServer';

export type NotesAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Whose notes they are. @default somebody new */
  userId?: string | undefined;
  /** Makes the server; each story has its own. */
  server?: () => NotesServer;
};

/** The whole app at an address, with a server of its own. */
export const NotesAt = ({ path = '/apps/notes', userId, server = createNotesServer }: NotesAtProps) => {
  const [{ openWindow }] = useState(server);
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={notesCollections} userId={userId}>
      <Page />
    </RecordsStage>
  );
};
