import { useSyncExternalStore } from 'react';
import { openKey } from './openKey';
import { undecidedMarks } from './recordState';
import type { Unsaved } from './recordState';
import { useRecordsStoreIfAny } from './RecordsProvider';

const subscribeToNothing = () => () => undefined;

/**
 * How one record is to be marked while its user has to decide about it; null otherwise. For what draws one record of a list by itself, such as
 * the card of a board; a list has `unsavedOf` of `useRecords`.
 */
export const useUndecided = (list: string, id: string): Unsaved | null => {
  const outbox = useRecordsStoreIfAny()?.outbox;
  return useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    () => (outbox && undecidedMarks(outbox.getChanges()).get(openKey(list, id))) ?? null,
  );
};
