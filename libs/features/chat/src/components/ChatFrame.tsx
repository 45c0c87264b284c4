import { commonMessages } from '@ezone/shell/notices/words';
import { EmptyState } from '@ezone/ui/empty-state';
import { ErrorState } from '@ezone/ui/error-state';
import { IconButton } from '@ezone/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { MessagesSquare, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import type { ChatConnectionView, ChatContactsView, ChatUserView } from '../model/types';
import { ConnectionLine } from './ConnectionLine';
import { ContactList } from './ContactList';
import { DialogHead } from './DialogHead';
import { OwnStatus } from './OwnStatus';

export type ChatFrameProps = {
  /** The panel is open; else only its rail is in view. */
  isOpen: boolean;
  contacts: ChatContactsView;
  user: ChatUserView;
  connection: ChatConnectionView;
  /** Whose dialog is shown; null where nobody is selected, and the contacts take its room. */
  selectedId: string | null;
  onSelect: (contactId: string) => void;
  onOpen: () => void;
  onClose: () => void;
  /** Somebody is about to choose a contact. */
  onIntent?: () => void;
  /** The id of the panel, for the buttons that open it. */
  panelId?: string;
  /** The dialog with the selected contact. */
  children: ReactNode;
};

/**
 * The chat: contacts at the start side, the dialog beside them. While nobody is selected the pictures stay in their place
 * and the names appear beside them.
 */
export const ChatFrame = ({ isOpen, contacts, user, connection, selectedId, onSelect, ...rest }: ChatFrameProps) => {
  const { formatMessage } = useIntl();
  const { onOpen, onClose, onIntent, panelId, children } = rest;
  const selected = contacts.contacts.find(({ id }) => id === selectedId) ?? null;
  const isWide = isOpen && selected === null;
  return (
    <Columns>
      <Rail $isWide={isWide} onPointerEnter={onIntent} onFocus={onIntent}>
        <RailHead>
          {isOpen ? (
            <MessagesSquare aria-hidden />
          ) : (
            <IconButton
              icon={<MessagesSquare />}
              label={formatMessage(chatMessages.open)}
              aria-controls={panelId}
              onPress={onOpen}
            />
          )}
        </RailHead>
        {isWide && <ConnectionLine connection={connection} />}
        <Contacts contacts={contacts} selectedId={selectedId} onSelect={onSelect} isWide={isWide} isOpen={isOpen} />
        <RailFoot $isWide={isWide}>
          <OwnStatus user={user} />
        </RailFoot>
      </Rail>
      <Pane $isOpen={isOpen}>
        <DialogHead contact={selected} onClose={onClose} />
        {!isWide && <ConnectionLine connection={connection} />}
        {selected && children}
      </Pane>
    </Columns>
  );
};

type ContactsProps = Pick<ChatFrameProps, 'contacts' | 'selectedId' | 'onSelect' | 'isOpen'> & { isWide: boolean };

function Contacts({ contacts: { status, contacts, reload }, isOpen, isWide, ...list }: ContactsProps) {
  const { formatMessage } = useIntl();
  if (contacts.length > 0) return <ContactList contacts={contacts} isWide={isWide} {...list} />;
  if (status === 'pending')
    return (
      <Grow>
        <SkeletonGroup label={formatMessage(chatMessages.contactsLoading)}>
          {[1, 2, 3, 4, 5].map((row) => (
            <SkeletonRow key={row}>
              <Skeleton shape="circle" />
            </SkeletonRow>
          ))}
        </SkeletonGroup>
      </Grow>
    );
  if (!isOpen) return <Grow />;
  return (
    <Grow>
      {status === 'error' ? (
        <ErrorState
          title={formatMessage(chatMessages.contactsNotLoaded)}
          retry={{ label: formatMessage(commonMessages.retry), onPress: reload }}
        />
      ) : (
        <EmptyState icon={<Users />}>{formatMessage(chatMessages.noContacts)}</EmptyState>
      )}
    </Grow>
  );
}

const Columns = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Rail = styled.div<{ $isWide: boolean }>`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  inline-size: ${({ theme, $isWide }) => ($isWide ? '100%' : theme.width.chatRail)};
  padding-block-end: var(--ez-rail-foot, 0px);
  border-inline-end: ${({ theme, $isWide }) => ($isWide ? 'none' : `1px solid ${theme.color.border}`)};
  /* Head and connection of the pane show through where the rail is wide. */
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

const RailHead = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.width.chatRail};
  block-size: ${({ theme }) => theme.width.toolbar};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  /* In one strip with the toolbar. */
  background: ${({ theme }) => theme.color.surface};

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

/* The line at its end is the one above what others keep at the foot of the rail; the open panel has it over its whole width. */
const RailFoot = styled.div<{ $isWide: boolean }>`
  display: grid;
  flex: none;
  justify-items: start;
  align-content: center;
  inline-size: ${({ theme, $isWide }) => ($isWide ? '100%' : theme.width.chatRail)};
  min-block-size: 6.4rem;
  padding-inline-start: calc((${({ theme }) => theme.width.chatRail} - 4.8rem) / 2);
  ${({ theme, $isWide }) => $isWide && `box-shadow: 0 1px ${theme.color.border};`}
`;

const Pane = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  padding-inline-start: ${({ theme }) => theme.width.chatRail};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
`;

const Grow = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block-start: ${({ theme }) => theme.space(2)};
  overflow: hidden auto;
`;

const SkeletonRow = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.width.chatRail};
  block-size: 4.8rem;
`;
