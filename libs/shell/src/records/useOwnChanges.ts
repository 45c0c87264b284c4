import { useEffect, useEffectEvent } from 'react';
import type { Change } from './change';
import { useRecordsStoreIfAny } from './RecordsProvider';

/**
 * Hears of what this browser has changed in a list once the server has it: the server does not tell the window that sent it, which may have
 * sent it for another one. Of other changes hears `useRecordsChanged`.
 * @param list the tail of the address that answers the list, as `records:changed` names it
 */
export function useOwnChanges(list: string, onAcknowledged: (change: Change) => void): void {
  const outbox = useRecordsStoreIfAny()?.outbox;
  const hear = useEffectEvent(onAcknowledged);
  useEffect(
    () =>
      outbox?.onAnyFate(({ change, became }) => {
        if (change.list === list && became === 'acknowledged') hear(change);
      }),
    [outbox, list],
  );
}
