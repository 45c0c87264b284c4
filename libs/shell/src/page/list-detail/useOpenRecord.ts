import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

type OpenRecordOptions<T> = {
  openId: string | null;
  /** The record as it is now; undefined where it is not to be had. */
  present: T | undefined;
  /** Whether it stays open, as it was last seen, where it is removed elsewhere. */
  isKept: boolean;
  isRemoved: ((record: T) => boolean) | undefined;
  /** Whether it was removed in this tab, by whatever way: nobody has to be told of that. */
  wasRemovedHere: boolean;
};

/**
 * The open record. One that is removed elsewhere is still shown as it was last seen, so that what is being written in it stays.
 * @returns it, whether it has been removed elsewhere, and what is to be told when an action removes it, which closes it
 */
export function useOpenRecord<T extends { id: string }>({
  openId,
  present,
  isKept,
  isRemoved = () => false,
  wasRemovedHere,
}: OpenRecordOptions<T>) {
  const [seen, setSeen] = useState(present);
  // By what is in it, as it may be another object each time.
  const last = isKept && present ? replaceEqualDeep(seen, present) : seen;
  if (last !== seen) setSeen(last);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  if (openId === null && leavingId !== null) setLeavingId(null);
  const isLeaving = leavingId === openId;
  // One that an action removes is shown until it is closed, a moment later.
  const isHeld = isKept && (isLeaving || !wasRemovedHere);
  const open = present ?? (isHeld && seen?.id === openId ? seen : undefined);
  return {
    open,
    isGone: open !== undefined && !isLeaving && (!present || isRemoved(open)),
    onLeave: setLeavingId,
  };
}
