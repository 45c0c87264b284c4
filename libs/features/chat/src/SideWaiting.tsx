import type { SideWaitingProps } from '@ezone/shell/panels/side';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredContact } from './chatCache';
import { contactsQuery, useChatConnection, useChatSession } from './useChatSession';

const sumOfUnread = (contacts: readonly StoredContact[]) => contacts.reduce((sum, { unread }) => sum + unread, 0);

/** How many messages have not been read, of all contacts; 0 until it is known. */
export function useUnreadTotal(): number {
  const isDecided = useChatConnection().status !== 'connecting';
  // Once the connection stands all is asked for in any case: before that would be once more.
  return useQuery({ ...contactsQuery(useChatSession()), select: sumOfUnread, enabled: isDecided }).data ?? 0;
}

/** Keeps the chat running while nothing of it is in view: messages come in, go out and are counted all the time. */
export const SideWaiting = ({ onWaiting }: SideWaitingProps) => {
  const unread = useUnreadTotal();
  useEffect(() => onWaiting(unread), [onWaiting, unread]);
  useEffect(() => () => onWaiting(0), [onWaiting]);
  return null;
};
