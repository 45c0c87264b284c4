import type { ChatMessage } from '@ezone/shell/live';
import { useCallback, useState } from 'react';

type Place = {
  contactId: string;
  /** How many were unread when it was last looked. */
  unread: number;
  /** The id of the first message below the line; null where there is no line. */
  id: string | null;
};

/** The first of the newest messages of the contact that are unread; the first there is where not all are there. */
const firstUnread = (messages: readonly ChatMessage[], contactId: string, unread: number): string | null => {
  let left = unread;
  let found: string | null = null;
  for (let index = messages.length - 1; index >= 0 && left > 0; index -= 1) {
    const message = messages[index];
    if (message?.who !== contactId) continue;
    found = message.id;
    left -= 1;
  }
  return found;
};

/**
 * Where the line "new messages" stands. It stays where it is while they are read, until others are new or somebody
 * answers.
 * @returns the id of the first message below it, and what takes it away
 */
export function useNewSince(contactId: string, messages: readonly ChatMessage[] | undefined, unread: number) {
  const [place, setPlace] = useState<Place>({ contactId, unread: 0, id: null });
  const now = place.contactId === contactId ? place : { contactId, unread: 0, id: null };
  if (messages && (now !== place || now.unread !== unread)) {
    const id = now.unread === 0 && unread > 0 ? firstUnread(messages, contactId, unread) : now.id;
    setPlace({ contactId, unread, id });
  }
  const forget = useCallback(() => {
    setPlace((before) => ({ ...before, id: null }));
  }, []);
  return [now.id, forget] as const;
}
