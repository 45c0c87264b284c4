import { useCallback, useSyncExternalStore } from 'react';
import { openKey } from './openKey';
import { undecidedMarks } from './recordState';
import type { Unsaved } from './recordState';
import { useRecordsStoreIfAny } from './RecordsProvider';
import { isWithheldIn } from './withheldIn';

/**
 * How one record is to be marked while its user has to decide about it, or to mend what was typed into it and cannot be sent; null otherwise.
 * For what draws one record of a list by itself, such as the card of a board; a list has `unsavedOf` of `useRecords`.
 */
export const useUndecided = (list: string, id: string): Unsaved | null => {
  const store = useRecordsStoreIfAny();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = store ? [store.outbox.subscribe(onChange), store.drafts.subscribe(onChange)] : [];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => {
    if (!store) return null;
    const mark = undecidedMarks(store.outbox.getChanges()).get(openKey(list, id));
    return mark ?? (isWithheldIn(store, list, id) ? 'withheld' : null);
  });
};
