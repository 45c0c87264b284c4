import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { mailCollections } from '..';
import { Page } from '../MailApp';
import { SendingsAround } from '../SendingsAround';
import { createMailServer } from './mailServer';
import type { MailServer } from './mailServer';
import { self } from './sampleMails';

const known = aUser();
const somebody = { ...known, data: { ...known.data, email: self.email } };

export type MailsAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => MailServer;
  /** Whose records they are, where that is asked for. */
  userId?: string;
};

/** The whole app at an address, with a server of its own. */
export const MailsAt = ({ path = '/apps/mail/inbox', server = createMailServer, userId }: MailsAtProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() => restingAuth({ user: somebody, session: { valid: 'fresh' } }));
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={mailCollections} userId={userId}>
      <AuthProvider auth={auth}>
        <Page />
        <SendingsAround />
        <DialogOutlet />
      </AuthProvider>
    </RecordsStage>
  );
};
