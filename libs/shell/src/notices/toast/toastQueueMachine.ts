import { assign, cancel, enqueueActions, raise, setup } from 'xstate';

/** How long a toast stays by itself, in milliseconds. */
export const TOAST_DURATION = 6000;

/** What is said, and how. */
export type ToastMessage = {
  /** The sentence, already translated. */
  message: string;
  variant: 'success' | 'error' | 'warning' | 'info';
  /** One thing that can be done about it, such as Undo. Pressing it also dismisses the toast. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it goes by itself; null keeps it until it is dismissed. @default 6000 */
  duration?: number | null;
  /** A toast takes the place of the one before it with the same key: "Logging in" becomes "Logged in". */
  key?: string;
};

/** A toast in the queue. */
export type QueuedToast = ToastMessage & {
  id: string;
  /** When it was shown, as `performance.now()` counts. */
  shownAt?: number;
};

type ToastQueue = {
  /** How many are shown at once. */
  limit: number;
  /** Oldest first; the first `limit` of them are shown, the others wait. */
  toasts: QueuedToast[];
  /** Ids of those whose time is running. */
  counting: string[];
};

/** The toasts on screen; what is behind them in the queue waits for a place. */
export const shownToasts = ({ toasts, limit }: Pick<ToastQueue, 'toasts' | 'limit'>): QueuedToast[] =>
  toasts.slice(0, limit);

function added(toasts: QueuedToast[], toast: QueuedToast): QueuedToast[] {
  const before = toasts.findIndex(({ key }) => key !== undefined && key === toast.key);
  return before === -1 ? [...toasts, toast] : toasts.with(before, toast);
}

/**
 * Toasts, one or several at a time. Each of those shown counts down by itself; while somebody reads them (points at one
 * or has the focus in it) none goes away, and afterwards each has its whole time again.
 */
export const toastQueueMachine = setup({
  types: {} as {
    context: ToastQueue;
    input: { limit: number };
    events:
      | { type: 'toast.added'; toast: QueuedToast }
      | { type: 'toast.dismissed'; id: string }
      | { type: 'toast.expired'; id: string }
      | { type: 'reader.arrived' }
      | { type: 'reader.left' };
  },
  actions: {
    add: assign({ toasts: ({ context }, { toast }: { toast: QueuedToast }) => added(context.toasts, toast) }),
    remove: assign({
      toasts: ({ context }, { id }: { id: string }) => context.toasts.filter((toast) => toast.id !== id),
    }),
    // A countdown that runs already goes on: the arrival of a second toast does not prolong the first.
    countDown: enqueueActions(({ context, enqueue }) => {
      const timed = shownToasts(context).filter(({ duration }) => duration !== null);
      for (const id of context.counting) if (!timed.some((toast) => toast.id === id)) enqueue(cancel(id));
      for (const { id, duration } of timed) {
        if (context.counting.includes(id)) continue;
        enqueue(raise({ type: 'toast.expired', id }, { id, delay: duration ?? TOAST_DURATION }));
      }
      enqueue.assign({ counting: timed.map(({ id }) => id) });
    }),
    stopCountdowns: enqueueActions(({ context, enqueue }) => {
      for (const id of context.counting) enqueue(cancel(id));
      enqueue.assign({ counting: [] });
    }),
  },
  guards: { isEmpty: ({ context }) => context.toasts.length === 0 },
}).createMachine({
  id: 'toastQueue',
  context: ({ input }) => ({ limit: input.limit, toasts: [], counting: [] }),
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.added': {
          target: 'counting',
          actions: { type: 'add', params: ({ event }) => ({ toast: event.toast }) },
        },
      },
    },
    counting: {
      entry: 'countDown',
      exit: 'stopCountdowns',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toast.added': {
          actions: [{ type: 'add', params: ({ event }) => ({ toast: event.toast }) }, 'countDown'],
        },
        'toast.dismissed': { actions: [{ type: 'remove', params: ({ event }) => ({ id: event.id }) }, 'countDown'] },
        'toast.expired': { actions: [{ type: 'remove', params: ({ event }) => ({ id: event.id }) }, 'countDown'] },
        'reader.arrived': 'paused',
      },
    },
    paused: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toast.added': { actions: { type: 'add', params: ({ event }) => ({ toast: event.toast }) } },
        'toast.dismissed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        'reader.left': 'counting',
      },
    },
  },
});
