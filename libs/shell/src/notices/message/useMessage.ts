import { createContext, use, useMemo } from 'react';
import { useToast } from '../toast';
import type { ToastMessage } from '../toast';
import { createAnchors } from './anchors';
import type { AnchorOrigin } from './anchors';

/** What is said, how, where and for how long. */
export type MessageOptions = {
  /** The sentence, already translated. */
  message: string;
  /** Each has an icon and a colour of its own. @default 'info' */
  variant?: ToastMessage['variant'];
  /** @default the top centre */
  anchorOrigin?: AnchorOrigin;
  /** Milliseconds until it closes by itself; null leaves that to its close button. @default 6000 */
  autoHideDuration?: number | null;
};

/** Says something over the page. */
export type Messages = {
  /** Opens a message. Returns the id to hide it by. */
  show: (options: MessageOptions) => string;
  hide: (id: string) => void;
};

/** The places of messages. Stories and specs provide their own; everything else has the shell's without a provider. */
export const AnchorsContext = createContext(createAnchors());

let lastId = 0;

/**
 * Messages at any edge of the page: `message.show({ message, variant: 'success', anchorOrigin, autoHideDuration })`. At the
 * top centre and the bottom end they stand among the toasts. An answer to what the user did is `useToast`'s.
 */
export function useMessage(): Messages {
  const toast = useToast();
  const anchors = use(AnchorsContext);
  return useMemo(
    () => ({
      show: ({ message, variant = 'info', anchorOrigin, autoHideDuration: duration }) => {
        const { vertical, horizontal } = anchorOrigin ?? { vertical: 'top', horizontal: 'center' };
        const anchor = `${vertical}-${horizontal}` as const;
        if (anchor === 'top-center') return toast.show({ message, variant, duration });
        if (anchor === 'bottom-end') return toast.notify({ message, variant, duration });
        const id = `message-${String((lastId += 1))}`;
        anchors.at(anchor).send({ type: 'toast.added', toast: { id, message, variant, duration } });
        return id;
      },
      hide: (id) => {
        toast.dismiss(id);
        for (const { queue } of anchors.used()) queue.send({ type: 'toast.dismissed', id });
      },
    }),
    [toast, anchors],
  );
}
