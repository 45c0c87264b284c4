import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { ChatSession } from './chatSession';
import { useAttention } from './useAttention';

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
