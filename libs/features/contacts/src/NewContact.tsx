import { FormDialog, useRecordForm } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { useRecordsStore } from '@ezone/shell/records';
import { useIntl } from 'react-intl';
import { ContactFields } from './components/ContactFields';
import { contactsMessages } from './messages';
import { emptyContact } from './model/contact';
import type { Contact, ContactContent } from './model/contact';
import { contactsCollection } from './model/contactsCollection';

const words = { nameNeeded: contactsMessages.nameNeeded, emailWrong: contactsMessages.emailWrong };

export type NewContactProps = {
  /** What is known of it. */
  known?: Partial<Pick<ContactContent, 'name' | 'lastName' | 'email'>> | undefined;
  onCreate: (content: ContactContent) => Contact;
  onCreated: (contact: Contact) => void;
  onClose: () => void;
};

/** A contact being added. What is typed is kept as a draft until it is. */
export const NewContact = ({ known = {}, onCreate, onCreated, onClose }: NewContactProps) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const form = useRecordForm<ContactContent, Contact>({
    initialValues: { ...emptyContact, ...known },
    loadRules: async () => (await import('./model/contactRules')).contactRules,
    words,
    // It is in the list at once, and on its way to the server from there.
    save: (content) => Promise.resolve(onCreate(content)),
    onSaved: onCreated,
    draft: { drafts, list: contactsCollection.list, id: known.email === undefined ? 'new' : `new ${known.email}` },
  });
  return (
    <FormDialog
      form={form}
      title={formatMessage(contactsMessages.create)}
      saveLabel={formatMessage(commonMessages.add)}
      onClose={onClose}
    >
      <ContactFields form={form} isNew />
    </FormDialog>
  );
};
