import { commonMessages } from '@ezone/shell/notices/words';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { CompareTable } from '@ezone/ui/compare-table';
import type { ComparedValue } from '@ezone/ui/compare-table';
import { Dialog } from '@ezone/ui/dialog';
import { EmptyState } from '@ezone/ui/empty-state';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { duplicatesMessages, duplicatesSentences } from './importMessages';
import { contactsMessages } from './messages';
import { limits, nameOf } from './model/contact';
import type { Contact, ContactContent } from './model/contact';
import { differingFields, firstChoices, mergedContent, possibleDuplicates, spareWays } from './model/duplicates';
import type { Choices, MergedField } from './model/duplicates';
import { useBirthdayText } from './useBirthdayText';

export type DuplicatesDialogProps = {
  contacts: readonly Contact[];
  /** Makes one of several: the first of them, with this content. */
  onMerge: (contacts: readonly Contact[], content: Partial<ContactContent>) => void;
  onClose: () => void;
};

const keyOf = (some: readonly Contact[]) => some.map(({ id }) => id).join();

/** Contacts that are possibly one person, side by side; what the one contact gets of each is chosen field by field. */
export const DuplicatesDialog = ({ contacts, onMerge, onClose }: DuplicatesDialogProps) => {
  const { formatMessage } = useIntl();
  /** Who was said to be several people. */
  const [apart, setApart] = useState<readonly string[]>([]);
  const found = useMemo(() => possibleDuplicates(contacts), [contacts]);
  const open = found.filter((some) => !apart.includes(keyOf(some)));
  const [current] = open;
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(duplicatesMessages.title)}
      closeLabel={formatMessage(commonMessages.close)}
      size="large"
      actions={!current && <Button onPress={onClose}>{formatMessage(commonMessages.done)}</Button>}
    >
      {current ? (
        <Compared
          key={keyOf(current)}
          contacts={current}
          left={open.length}
          onApart={() => {
            setApart([...apart, keyOf(current)]);
          }}
          onMerge={onMerge}
        />
      ) : (
        <EmptyState>{formatMessage(duplicatesMessages.none)}</EmptyState>
      )}
    </Dialog>
  );
};

type ComparedProps = Pick<DuplicatesDialogProps, 'contacts' | 'onMerge'> & { left: number; onApart: () => void };

function Compared({ contacts, left, onApart, onMerge }: ComparedProps) {
  const { formatMessage } = useIntl();
  const birthdayText = useBirthdayText();
  const [choices, setChoices] = useState<Choices>(() => firstChoices(contacts));
  const differing = differingFields(contacts);
  const { content, isFitting } = mergedContent(contacts, choices, (field) => formatMessage(contactsMessages[field]));
  const tooLong = formatMessage(duplicatesSentences.tooLong, { limit: limits.notes });
  const called = (contact: Contact) => nameOf(contact) || formatMessage(contactsMessages.nameless);
  const valueOf = (contact: Contact, field: MergedField): ComparedValue | null => {
    const value = contact[field];
    if (!value) return null;
    if (field === 'avatar')
      return {
        text: called(contact),
        shown: <Avatar name={called(contact)} src={value} size="large" decorative />,
      };
    return { text: field === 'birthday' ? birthdayText(value) : value };
  };
  return (
    <Layout>
      <p role="status">{formatMessage(duplicatesSentences.left, { count: left })}</p>
      <CompareTable
        records={contacts.map((contact) => ({
          id: contact.id,
          head: (
            <Head>
              <Avatar name={called(contact)} size="large" decorative {...(contact.avatar && { src: contact.avatar })} />
              <bdi>{called(contact)}</bdi>
            </Head>
          ),
        }))}
        fields={differing.map((field) => ({
          id: field,
          label: formatMessage(contactsMessages[field]),
          values: contacts.map((contact) => valueOf(contact, field)),
          chosen: choices[field],
        }))}
        onChoose={(field, place) => {
          setChoices({ ...choices, [field]: place });
        }}
      />
      {spareWays(contacts, choices).length > 0 && <p>{formatMessage(duplicatesMessages.spare)}</p>}
      {!isFitting && <p role="alert">{tooLong}</p>}
      {differing.length === 0 && <p>{formatMessage(duplicatesMessages.same)}</p>}
      <Ways>
        <Button onPress={onApart}>{formatMessage(duplicatesMessages.apart)}</Button>
        <Button
          variant="primary"
          isDisabled={!isFitting}
          onPress={() => {
            onMerge(contacts, content);
          }}
        >
          {formatMessage(duplicatesMessages.merge)}
        </Button>
      </Ways>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(4)};
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space(2)};
`;
