import { useIsOpen } from '@ezone/shell/panels/panel';
import type { SideContentProps } from '@ezone/shell/panels/side';
import { useHeldKeys } from '@ezone/ui/typed-text';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { ChatFrame } from './components/ChatFrame';
import { DialogPane } from './components/DialogPane';
import type { ChatContact } from './model/types';
import { useChatContacts, useUnreadTotal } from './useChatContacts';
import { useChatConnection } from './useChatSession';
import { useChatUser } from './useChatUser';
import { useDialog } from './useDialog';

/**
 * The chat in its panel. It is there from the start, also while only its rail is: messages come in, go out and are counted
 * all the time. Closing the panel forgets who was selected.
 */
export const SideContent = ({ panel, onWaiting }: SideContentProps) => {
  const { actor, id, open, close } = panel;
  const isOpen = useIsOpen(panel);
  const contacts = useChatContacts();
  const user = useChatUser();
  const connection = useChatConnection();
  const unread = useUnreadTotal();
  const [selectedId, select] = useState<string | null>(null);
  if (!isOpen && selectedId !== null) select(null);

  useEffect(() => onWaiting(unread), [onWaiting, unread]);
  useEffect(() => () => onWaiting(0), [onWaiting]);

  // The press is answered by the panel that opens; the dialog is drawn after that, in a frame of its own. What is typed
  // until then is meant for its field.
  const drawnId = useDeferredValue(selectedId);
  const keys = useHeldKeys();
  useEffect(() => {
    // Also where it was left before it was ever drawn.
    if (selectedId === null) keys.take();
  });
  const openDialog = useCallback(
    (contactId: string) => {
      actor.send({ type: 'open.requested' });
      if (contactId !== selectedId) keys.hold();
      select(contactId);
    },
    [actor, keys, selectedId],
  );
  const selected = contacts.contacts.find((contact) => contact.id === selectedId);
  return (
    <ChatFrame
      isOpen={isOpen}
      panelId={id}
      contacts={contacts}
      user={user}
      connection={connection}
      selectedId={selectedId}
      onSelect={openDialog}
      onOpen={open}
      onClose={close}
    >
      {selected && selected.id === drawnId && <OpenDialog key={selected.id} contact={selected} takeTyped={keys.take} />}
    </ChatFrame>
  );
};

type OpenDialogProps = { contact: ChatContact; takeTyped: () => string };

const OpenDialog = ({ contact, takeTyped }: OpenDialogProps) => (
  <DialogPane contact={contact} dialog={useDialog(contact.id, contact.unread)} takeTyped={takeTyped} />
);
