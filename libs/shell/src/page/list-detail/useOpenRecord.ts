import { useState } from 'react';

type OpenRecordOptions<T> = {
  openId: string | null;
  /** The record as it is now; undefined where it is not to be had. */
  present: T | undefined;
  /** Whether it stays open, as it was last seen, where it is removed elsewhere. */
  isKept: boolean;
  isRemoved: ((record: T) => boolean) | undefined;
};

/**
 * The open record. One that is removed elsewhere is still shown as it was last seen, so that what is being written in it stays.
 * @returns it, whether it has been removed, and what is to be told when it is removed here, which closes it
 */
export function useOpenRecord<T extends { id: string }>({
  openId,
  present,
  isKept,
  isRemoved = () => false,
}: OpenRecordOptions<T>) {
  const [seen, setSeen] = useState(present);
  if (present && present !== seen) setSeen(present);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  if (openId === null && leavingId !== null) setLeavingId(null);
  const open = present ?? (isKept && seen?.id === openId ? seen : undefined);
  return {
    open,
    isGone: open !== undefined && leavingId !== openId && (!present || isRemoved(open)),
    onLeave: setLeavingId,
  };
}
