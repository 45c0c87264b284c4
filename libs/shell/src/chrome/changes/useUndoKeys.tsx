import { Redo2, Undo2 } from 'lucide-react';
import { useToast } from '../../notices/toast';
import type { QueuedToast } from '../../notices/toast';
import { useKeys } from '../../panels/keyboard';
import { handOver, recordsMessages } from '../../records';
import type { RecordsStore } from '../../records';

/** What the key of each toast about a change of records begins with. */
export const CHANGE_KEY = 'change: ';

/**
 * Ctrl or ⌘ and Z, wherever the user is, for all that can be taken back. It takes back what was done last, be that a change
 * of records, whether a toast offers that or not, or something else that a toast offers. With Shift, and by Ctrl or ⌘ and Y, changes of records
 * that were taken back are done again.
 * @param store undefined for a guest, who has no records
 */
export function useUndoKeys(store: Pick<RecordsStore, 'records' | 'editors'> | undefined): void {
  const toast = useToast();
  const records = store?.records;
  /** What was typed a moment ago was done last, although nobody but its editor has it yet. */
  const catchUp = () => {
    if (store) handOver(store, () => true);
  };
  /** What a toast offers to take back that is no change of records, where nothing was done since. */
  const lastOffer = () => {
    // What went wrong offers another try instead.
    const isOther = ({ key, action, variant }: QueuedToast) =>
      action && /success|info/.test(variant) && !key?.startsWith(CHANGE_KEY);
    const newest = toast.answers().findLast(isOther);
    return newest && (newest.shownAt ?? 0) >= (records?.lastDoneAt() ?? 0) ? newest : undefined;
  };
  const redo = {
    icon: <Redo2 />,
    label: recordsMessages.redoLast,
    group: 'everywhere' as const,
    isPossible: () => Boolean(records?.canRedo()),
    run: () => {
      catchUp();
      return records?.redo() ?? false;
    },
  };
  useKeys([
    {
      keys: 'mod+z',
      icon: <Undo2 />,
      label: recordsMessages.undoLast,
      group: 'everywhere',
      isPossible: () => lastOffer() !== undefined || records?.lastDoneAt() !== undefined,
      run: () => {
        catchUp();
        const offer = lastOffer();
        if (!offer) return records?.undo() ?? false;
        toast.dismiss(offer.id);
        offer.action?.onPress();
        return true;
      },
    },
    { ...redo, keys: 'mod+shift+z' },
    { ...redo, keys: 'mod+y', isAlias: true },
  ]);
}
