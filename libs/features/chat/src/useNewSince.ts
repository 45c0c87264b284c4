import type { ChatMessage } from '@ezone/shell/session/live';
import { useCallback, useMemo, useState } from 'react';

type Place = {
  contactId: string;
  /** How many were unread when it was last looked. */
  unread: number;
  /** How many stand below the line, and which was the last of them then; null where there is no line. */
  below: { count: number; lastId: string } | null;
};

/** The first of so many messages of the contact, counted back from one; null where it is older than all there are. */
const findFirst = (
  messages: readonly ChatMessage[],
  contactId: string,
  { count, lastId }: { count: number; lastId: string },
): string | null => {
  let left = count;
  for (let index = messages.findLastIndex(({ id }) => id === lastId); index >= 0; index -= 1) {
    const message = messages[index];
    if (message?.who === contactId) left -= 1;
    if (left === 0) return message?.id ?? null;
  }
  return null;
};

/**
 * Where the line "new messages" stands. It stays where it is while they are read, until others are new or somebody
 * answers.
 * @returns the id of the first message below it, and what takes it away
 */
export function useNewSince(contactId: string, messages: readonly ChatMessage[] | undefined, unread: number) {
  const [place, setPlace] = useState<Place>({ contactId, unread: 0, below: null });
  const now = place.contactId === contactId ? place : { contactId, unread: 0, below: null };
  const lastId = messages?.at(-1)?.id;
  if (messages && (now !== place || now.unread !== unread)) {
    const isNew = now.unread === 0 && unread > 0 && lastId !== undefined;
    setPlace({ contactId, unread, below: isNew ? { count: unread, lastId } : now.below });
  }
  const { below } = now;
  const id = useMemo(
    () => (messages && below ? findFirst(messages, contactId, below) : null),
    [messages, contactId, below],
  );
  const forget = useCallback(() => {
    setPlace((before) => ({ ...before, below: null }));
  }, []);
  return [id, forget] as const;
}
