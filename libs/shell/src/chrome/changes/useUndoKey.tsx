import { Undo2 } from 'lucide-react';
import { useToast } from '../../notices/toast';
import { useKeys } from '../../panels/keyboard';
import { recordsMessages } from '../../records';
import type { RecordsStore } from '../../records';

/** What the key of each toast about a change of records begins with. */
export const CHANGE_KEY = 'change: ';

/**
 * Ctrl or ⌘ and Z, wherever the user is: the one binding for all that can be taken back. What a toast offered last comes first, unless that
 * is a change of records: those are taken back in the order in which they were made, whether a toast offers them or not.
 * @param records undefined for a guest, who has none
 */
export function useUndoKey(records: RecordsStore['records'] | undefined): void {
  const toast = useToast();
  const otherOffer = () => {
    // What went wrong offers another try instead.
    const newest = toast.answers().findLast(({ action, variant }) => action && /success|info/.test(variant));
    return newest?.key?.startsWith(CHANGE_KEY) ? undefined : newest;
  };
  useKeys([
    {
      keys: 'mod+z',
      icon: <Undo2 />,
      label: recordsMessages.undoLast,
      group: 'everywhere',
      isPossible: () => otherOffer() !== undefined || Boolean(records?.canUndo()),
      run: () => {
        const offer = otherOffer();
        if (!offer) return records?.undo() ?? false;
        toast.dismiss(offer.id);
        offer.action?.onPress();
        return true;
      },
    },
  ]);
}
