import { ListLayout } from '@ezone/ui/list-layout';
import { memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ListBox } from 'react-aria-components/ListBox';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import type { ChatContact } from '../model/types';
import { ContactRow, ContactsContext } from './ContactRow';

export type ContactListProps = {
  /** In the order they are shown in. */
  contacts: readonly ChatContact[];
  selectedId: string | null;
  onSelect: (contactId: string) => void;
  /** Names and moods are in view; else the list is a rail of pictures, and each tells its name in a tooltip. */
  isWide: boolean;
};

/**
 * Whom one can chat with. One stop for Tab; arrows and first letters move, Enter opens. Only what is in view is in the
 * page, so that thousands cost no more than a few. A number or a status that changes draws the one row that shows it: the
 * list itself only knows who is in it.
 */
export const ContactList = ({ contacts, ...list }: ContactListProps) => {
  const byId = useMemo(() => new Map(contacts.map((contact) => [contact.id, contact])), [contacts]);
  const people = usePeople(contacts);
  return (
    <ContactsContext value={byId}>
      <People people={people} {...list} />
    </ContactsContext>
  );
};

type Person = Pick<ChatContact, 'id' | 'name'>;

/** Who there is: the same list until somebody else is, another name or another order. */
function usePeople(contacts: readonly ChatContact[]): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>(contacts);
  const isSame =
    people.length === contacts.length &&
    contacts.every(({ id, name }, index) => people[index]?.id === id && people[index].name === name);
  if (isSame) return people;
  setPeople(contacts);
  return contacts;
}

type PeopleProps = Omit<ContactListProps, 'contacts'> & { people: readonly Person[] };

const People = memo(function People({ people, selectedId, onSelect, isWide }: PeopleProps) {
  const { formatMessage } = useIntl();
  return (
    <Virtualizer layout={ListLayout} layoutOptions={isWide ? wideRows : rows}>
      <List
        aria-label={formatMessage(chatMessages.contacts)}
        items={people}
        dependencies={[isWide]}
        selectionMode="single"
        selectedKeys={selectedId === null ? [] : [selectedId]}
        disallowEmptySelection
        // The press itself moves the focus here, and the field that opens would lose it again.
        shouldSelectOnPressUp
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : keys;
          if (id !== undefined) onSelect(String(id));
        }}
      >
        {({ id, name }) => <ContactRow id={id} name={name} isWide={isWide} />}
      </List>
    </Virtualizer>
  );
});

const rows = { estimatedRowSize: 48 };
const wideRows = { estimatedRowSize: 60 };

const List = styled(ListBox<Person>)`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  margin-block-start: ${({ theme }) => theme.space(2)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* A bar as wide as usual would take a third of the rail. */
  scrollbar-width: none;
  outline: none;
`;
