import { bothTexts, RecordEditor } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import type { UseRecords } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { clearOfPaneFoot, PaneFoot } from '@ezone/ui/pane-foot';
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
      joins={{ notes: bothTexts }}
      onKeptAsNew={onKeptAsNew}
      progressIs="among"
    >
      {(form, progress) => (
        <>
          <Fields>
            <ContactFields form={form as never} />
          </Fields>
          <PaneFoot>
            {progress}
            {onDone && (
              <Button variant="primary" onPress={onDone}>
                {formatMessage(commonMessages.done)}
              </Button>
            )}
          </PaneFoot>
        </>
      )}
    </RecordEditor>
  );
};

const Fields = styled.div`
  display: contents;
  ${clearOfPaneFoot}
`;
