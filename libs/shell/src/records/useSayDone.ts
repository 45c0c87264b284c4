import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../notices/toast';
import { commonMessages } from '../notices/words';
import type { UndoEntry } from './createRecords';
import { useRecordsStore } from './RecordsProvider';

/** The sentences about an action. Without `done` there is no toast, but Ctrl Z undoes it all the same. */
export type Said = {
  /** The sentence of the toast that offers Undo. */
  done?: string;
  /** The sentence that replaces it if the server refuses. */
  failed?: string;
};

/** How long the toast with Undo is shown, in milliseconds. */
const OFFER_LASTS = 8000;

/** Says what was done, with an offer to undo it, and remembers what to say should the server refuse. Answers what was done. */
export function useSayDone(): (entry: UndoEntry | null, said?: Said) => UndoEntry | null {
  const { records, words } = useRecordsStore();
  const toast = useToast();
  const { formatMessage } = useIntl();
  return useCallback(
    (entry, { done, failed } = {}) => {
      if (!entry) return null;
      const key = `change: ${entry.id}`;
      for (const { id } of entry.changes) words.set(id, { key, ...(failed !== undefined && { failed }) });
      if (done !== undefined) {
        toast.show({
          key,
          variant: 'success',
          message: done,
          duration: OFFER_LASTS,
          action: { label: formatMessage(commonMessages.undo), onPress: () => records.undo(entry) },
        });
      }
      return entry;
    },
    [records, words, toast, formatMessage],
  );
}
