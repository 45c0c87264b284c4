import { RecordEditor } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import type { UseRecords } from '@ezone/shell/records';
import { paneInset } from '@ezone/ui/below-bars';
import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ContactFields } from './components/ContactFields';
import { contactsMessages } from './messages';
import { contentFields } from './model/contact';
import type { Contact } from './model/contact';
import { contactsCollection } from './model/contactsCollection';

export type EditContactProps = {
  contact: Contact;
  contacts: UseRecords<Contact>;
  /** Absent where it is only shown because something of it is not saved. */
  onDone: (() => void) | undefined;
  onKeptAsNew: (contact: Contact) => void;
};

/** The open contact, being written. It saves itself. */
export const EditContact = ({ contact, contacts, onDone, onKeptAsNew }: EditContactProps) => {
  const { formatMessage } = useIntl();
  return (
    <RecordEditor
      collection={contactsCollection}
      record={contact}
      records={contacts}
      names={Object.fromEntries(contentFields.map((field) => [field, formatMessage(contactsMessages[field])]))}
      onKeptAsNew={onKeptAsNew}
      progressIs="among"
    >
      {(form, progress) => (
        <>
          <ContactFields form={form as never} />
          <End>
            {progress}
            {onDone && (
              <Button variant="primary" onPress={onDone}>
                {formatMessage(commonMessages.done)}
              </Button>
            )}
          </End>
        </>
      )}
    </RecordEditor>
  );
};

/* In sight wherever somebody writes: the form is longer than a phone. */
const End = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.layer.sticky};
  inset-block-end: calc(-1 * ${paneInset});
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  margin-block-end: calc(-1 * ${paneInset});
  margin-inline: calc(-1 * ${paneInset});
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${paneInset};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  & > button {
    margin-inline-start: auto;
  }
`;
