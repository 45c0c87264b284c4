import type { SideWaitingProps } from '@ezone/shell/panels/side';
import { useEffect } from 'react';
import { useUnreadTotal } from './useChatContacts';

/** Keeps the chat running while nothing of it is in view: messages come in, go out and are counted all the time. */
export const SideWaiting = ({ onWaiting }: SideWaitingProps) => {
  const unread = useUnreadTotal();
  useEffect(() => onWaiting(unread), [onWaiting, unread]);
  useEffect(() => () => onWaiting(0), [onWaiting]);
  return null;
};
