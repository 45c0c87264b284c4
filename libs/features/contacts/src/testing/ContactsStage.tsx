import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import type { AppRoute } from '@ezone/shell/routing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { useState } from 'react';
import { contactsCollections } from '..';
import { Page } from '../ContactsApp';
import { createContactsServer } from './contactsServer';
import type { ContactsServer } from './contactsServer';

const none: readonly string[] = [];

const routeAt = (path: string): AppRoute => ({
  path,
  title: { id: 'menu.contacts.title', defaultMessage: 'Contacts' },
  messages: [],
  lazy: () => Promise.reject(new Error('Nobody opens it.')),
});

export type ContactsAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => ContactsServer;
  /** Addresses of apps that there are besides. @default none */
  apps?: readonly string[];
};

/** The whole app at an address, with a server of its own. */
export const ContactsAt = ({
  path = '/apps/contacts/all',
  server = createContactsServer,
  apps = none,
}: ContactsAtProps) => {
  const [{ openWindow }] = useState(server);
  const [routes] = useState(() => apps.map(routeAt));
  return (
    <RecordsStage path={path} routes={routes} openWindow={openWindow} collections={contactsCollections}>
      <Page />
      <DialogOutlet />
    </RecordsStage>
  );
};
