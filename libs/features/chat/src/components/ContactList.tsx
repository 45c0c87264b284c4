import { memo } from 'react';
import { useIntl } from 'react-intl';
import { ListBox } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import type { ChatContact } from '../model/types';
import { ContactRow } from './ContactRow';

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
 * page, so that thousands cost no more than a few. What happens in a dialog does not draw it again.
 */
export const ContactList = memo(function ContactList({ contacts, selectedId, onSelect, isWide }: ContactListProps) {
  const { formatMessage } = useIntl();
  return (
    <Virtualizer layout={ListLayout} layoutOptions={rows}>
      <List
        aria-label={formatMessage(chatMessages.contacts)}
        items={contacts}
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
        {(contact) => <ContactRow contact={contact} isWide={isWide} />}
      </List>
    </Virtualizer>
  );
});

const rows = { estimatedRowSize: 60 };

const List = styled(ListBox<ChatContact>)`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* A bar as wide as usual would take a third of the rail. */
  scrollbar-width: none;
  outline: none;
`;
