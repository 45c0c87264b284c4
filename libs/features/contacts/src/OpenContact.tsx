import { LazyDetail } from '@ezone/shell/page/list-detail';
import type { UseRecords } from '@ezone/shell/records';
import type { LazyContent } from '@ezone/ui/lazy-content';
import type { ComponentType } from 'react';
import { ContactCard } from './components/ContactCard';
import type { EditContactProps } from './EditContact';
import type { Contact, ContactGroup } from './model/contact';

export type OpenContactProps = {
  contact: Contact;
  /** What the contact is called. */
  name: string;
  contacts: UseRecords<Contact>;
  groups: readonly ContactGroup[];
  /** Fetches what it is written with. */
  loadEdit: LazyContent<ComponentType<EditContactProps>>;
  isEdited: boolean;
  onEdited: () => void;
  onKeptAsNew: (contact: Contact) => void;
};

/** The open contact: to be read, or being written. What is not saved is never out of sight. */
export const OpenContact = ({ contact, name, contacts, groups, loadEdit, ...writing }: OpenContactProps) => {
  const { isEdited, onEdited, onKeptAsNew } = writing;
  const isWaiting = contacts.unsavedOf(contact.id) !== null;
  const isSaved = contacts.stateOf(contact.id) === null;
  const card = <ContactCard contact={contact} name={name} isSaved={isSaved} groups={groups} />;
  if (!isEdited && !isWaiting) return card;
  return (
    <LazyDetail
      load={loadEdit}
      props={{ contact, contacts, onDone: isEdited ? onEdited : undefined, onKeptAsNew }}
      waiting={card}
    />
  );
};
