import type { ChatMessage } from '@ezone/shell/session/live';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChatSession } from './chatSession';

/** Marks as read what somebody looks at: the newest message is in view, and the page is seen and has the focus. */
export function useReading(
  session: ChatSession,
  contactId: string,
  { unread, lastId }: { unread: number; lastId: string | undefined },
) {
  const [atEndOf, setAtEndOf] = useState<string | null>(null);
  const isSeen = useAttention();
  const isOnline = useSelector(session.actor, (snapshot) => snapshot.matches('online'));
  const isReading = atEndOf === contactId && isSeen;

  useEffect(() => {
    if (!isReading) return;
    session.setReading(contactId);
    return () => {
      session.setReading(null);
    };
  }, [session, contactId, isReading]);
  useEffect(() => {
    if (isReading && isOnline && unread > 0) void session.markRead(contactId);
  }, [session, contactId, isReading, isOnline, unread, lastId]);

  return {
    setAtEnd: useCallback(
      (isAtEnd: boolean) => {
        setAtEndOf(isAtEnd ? contactId : null);
      },
      [contactId],
    ),
    markRead: useCallback(() => void session.markRead(contactId), [session, contactId]),
  };
}

const subscribe = (onChange: () => void) => {
  const ends = new AbortController();
  const { signal } = ends;
  document.addEventListener('visibilitychange', onChange, { signal });
  window.addEventListener('focus', onChange, { signal });
  window.addEventListener('blur', onChange, { signal });
  return () => {
    ends.abort();
  };
};

/** Whether somebody is looking: the page is seen and has the focus. */
const useAttention = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());

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
