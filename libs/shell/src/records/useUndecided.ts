import { useSyncExternalStore } from 'react';
import { undecidedIn } from './recordState';
import type { Unsaved } from './recordState';
import { useRecordsStoreIfAny } from './RecordsProvider';

const subscribeToNothing = () => () => undefined;

/**
 * How one record is to be marked while its user has to decide about it; null otherwise. For what draws one record of a list by itself, such as
 * the card of a board; a list has `unsavedOf` of `useRecords`.
 */
export const useUndecided = (list: string, id: string): Unsaved | null => {
  const outbox = useRecordsStoreIfAny()?.outbox;
  return useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, () => {
    const changes = outbox?.getChanges().filter((change) => change.list === list && change.ids.includes(id)) ?? [];
    const [undecided] = undecidedIn(changes);
    if (!undecided) return null;
    return undecided.progress.at === 'conflict' ? 'changedElsewhere' : 'stopped';
  });
};
