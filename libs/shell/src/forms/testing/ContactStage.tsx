import type { Api } from '@ezone/api-client';
import { RecordsStage } from '../../chrome/changes/testing';
import { newId, useRecords } from '../../records';
import type { Collection } from '../../records';
import { fakeLiveSocket } from '../../session/live/testing';
import { FormDateField, FormNumberField, FormTextField, RecordEditor } from '..';

export type Contact = {
  id: string;
  name: string;
  age: number | null;
  born: string | null;
  emails: readonly { value: string }[];
};

/** A server with one user, and one contact. */
export const createContactServer = (first: Contact) => {
  let stored = first;
  const collection: Collection<Contact> = {
    list: 'tests/contacts',
    load: () => Promise.resolve([stored]),
    create: (_, contact) => Promise.resolve(contact),
    update: (_, contact) => {
      stored = contact;
      return Promise.resolve(stored);
    },
    remove: () => Promise.resolve([]),
  };
  return { collection, userId: newId(), stored: () => stored };
};

/** A contact that is open and saves itself, with fields of every kind that is read from what is typed: for specs. */
export const ContactStage = ({ server }: { server: ReturnType<typeof createContactServer> }) => (
  <RecordsStage
    path="/contacts"
    userId={server.userId}
    openWindow={() => ({ api: {} as Api, live: fakeLiveSocket() })}
    collections={{ [server.collection.list]: () => Promise.resolve(server.collection) }}
  >
    <OpenContact collection={server.collection} />
  </RecordsStage>
);

function OpenContact({ collection }: { collection: Collection<Contact> }) {
  const contacts = useRecords(collection);
  const contact = contacts.records?.[0];
  if (!contact) return null;
  return (
    <RecordEditor
      collection={collection}
      record={contact}
      records={contacts}
      names={{ name: 'Name', age: 'Age', born: 'Born', emails: 'Emails' }}
      onKeptAsNew={() => undefined}
    >
      {(form) => (
        <>
          <FormTextField form={form} name="name" label="Name" />
          <FormNumberField form={form} name="age" label="Age" />
          <FormDateField form={form} name="born" label="Born" />
          <FormTextField form={form} name="emails.0.value" label="Email" />
        </>
      )}
    </RecordEditor>
  );
}
