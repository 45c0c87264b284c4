import { useToast } from '@ezone/shell/notices/toast';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { notesMessages } from './messages';

/** Milliseconds for which the last change can be taken back. */
export const UNDO_LASTS = 10_000;

/** How long the offer is on screen, in milliseconds. */
const OFFER_LASTS = 8000;

/**
 * The last change, which can be taken back for a while: by the toast that tells of it, or by Ctrl or ⌘ and Z.
 * @param announce says to a screen reader that it was taken back
 */
export function useUndo(announce: (sentence: string) => void) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const last = useRef<{ undo: () => void; toastId: string | null; until: number } | null>(null);

  const run = (): boolean => {
    const change = last.current;
    last.current = null;
    if (!change || Date.now() > change.until) return false;
    if (change.toastId !== null) toast.dismiss(change.toastId);
    change.undo();
    announce(formatMessage(notesMessages.undone));
    return true;
  };
  return {
    /** Whether there is a change to take back. */
    isPossible: () => last.current !== null && Date.now() <= last.current.until,
    /** Takes the last change back; false where there is none. */
    run,
    /** Remembers how to take a change back, and offers it in a toast where it is worth a sentence. */
    offer: (undo: () => void, sentence?: string) => {
      const change = { undo, toastId: null as string | null, until: Date.now() + UNDO_LASTS };
      last.current = change;
      if (sentence === undefined) return;
      const press = () => {
        last.current = change;
        change.until = Infinity;
        run();
      };
      change.toastId = toast.show({
        variant: 'success',
        message: sentence,
        action: { label: formatMessage(notesMessages.undo), onPress: press },
        duration: OFFER_LASTS,
        key: 'notes.undo',
      });
    },
  };
}

/** The last change, and how to take it back. */
export type Undo = ReturnType<typeof useUndo>;
