import { useActorRef } from '@xstate/react';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { inOrder } from './inOrder';
import { toastMessages } from './messages';
import { ToastStack } from './ToastStack';
import { toastQueueMachine } from './toastQueueMachine';
import type { QueuedToast, ToastMessage } from './toastQueueMachine';

/** Tells the user something in passing. Never the only place of what has to be known. */
export type Toasts = {
  /** At the top centre: the answer to what the user did. Returns the id to dismiss it by. */
  show: (message: ToastMessage) => string;
  /** At the bottom end, five at most: what happened without the user's doing. Returns the id to dismiss it by. */
  notify: (message: ToastMessage) => string;
  dismiss: (id: string) => void;
  /** The answers that are on screen or wait, in the order in which they were given; one that took the place of another is as new as any. */
  answers: () => readonly QueuedToast[];
  /** Whether it is still there: it has neither been dismissed nor replaced, and its time has not passed. */
  has: (id: string) => boolean;
  /** Takes all of them away but those with this key. */
  clear: (kept: string) => void;
};

/** More than three answers at once nobody reads; the others wait. */
const MESSAGES = { input: { limit: 3 } };
const NOTIFICATIONS = { input: { limit: 5 } };

const ToastContext = createContext<Toasts | null>(null);

/** Shows toasts: `toast.show({ variant: 'success', message, action: { label, onPress } })`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}

let lastId = 0;

/** Stands once around the app, also around the sign-in page: it needs an I18nProvider and the theme, and nothing else. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const messages = useActorRef(toastQueueMachine, MESSAGES);
  const notifications = useActorRef(toastQueueMachine, NOTIFICATIONS);

  const toasts = useMemo((): Toasts => {
    const queues = [messages, notifications];
    const addTo = (queue: typeof messages) => (message: ToastMessage) => {
      const id = `toast-${String((lastId += 1))}`;
      queue.send({ type: 'toast.added', toast: { ...message, id, shownAt: performance.now() } });
      return id;
    };
    return {
      show: addTo(messages),
      notify: addTo(notifications),
      dismiss: (id) => {
        for (const queue of queues) queue.send({ type: 'toast.dismissed', id });
      },
      answers: () => messages.getSnapshot().context.toasts.toSorted(inOrder),
      has: (id) => queues.some((queue) => queue.getSnapshot().context.toasts.some((toast) => toast.id === id)),
      clear: (kept) => {
        for (const queue of queues)
          for (const { id, key } of queue.getSnapshot().context.toasts)
            if (key !== kept) queue.send({ type: 'toast.dismissed', id });
      },
    };
  }, [messages, notifications]);

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastStack queue={messages} label={formatMessage(toastMessages.messages)} placement="topCenter" />
      <ToastStack queue={notifications} label={formatMessage(toastMessages.notifications)} placement="bottomEnd" />
    </ToastContext>
  );
};
