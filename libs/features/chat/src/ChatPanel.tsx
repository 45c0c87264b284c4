import { lazyContent } from '@ezone/ui/lazy-content';
import { PanelContent, useIsOpen } from '@ezone/shell/panels/panel';
import type { SideCall, SideContentProps } from '@ezone/shell/panels/side';
import { useHeldKeys } from '@ezone/ui/typed-text';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { ChatFrame } from './components/ChatFrame';
import { useChatContacts } from './useChatContacts';
import { useChatConnection } from './useChatSession';
import { useChatUser } from './useChatUser';

const loadDialog = lazyContent(async () => (await import('./OpenDialog')).OpenDialog);
// A failure is told where the dialog would stand.
const fetchAhead = () => void loadDialog().catch(() => undefined);

/**
 * The chat in its panel, and the rail of it. Closing the panel forgets who was selected. What a dialog needs is fetched when somebody
 * opens the panel or comes near the contacts.
 */
export const SideContent = ({ panel, called }: SideContentProps) => {
  const { actor, id, open, close } = panel;
  const isOpen = useIsOpen(panel);
  const contacts = useChatContacts();
  const user = useChatUser();
  const connection = useChatConnection();
  const [selectedId, select] = useState<string | null>(null);
  if (!isOpen && selectedId !== null) select(null);
  const [heard, setHeard] = useState<SideCall | null>(null);
  if (isOpen && called !== heard) {
    setHeard(called);
    select(called?.userId ?? null);
  }

  useEffect(() => {
    if (isOpen) fetchAhead();
  }, [isOpen]);

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
      onIntent={fetchAhead}
    >
      {selected && selected.id === drawnId && (
        <PanelContent key={selected.id} load={loadDialog} props={{ contact: selected, takeTyped: keys.take }} />
      )}
    </ChatFrame>
  );
};
