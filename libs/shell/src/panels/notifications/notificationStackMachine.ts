import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notification } from './useNotifications';

/** What kind of news it is. */
export type NewsVariant = Notification['options']['variant'];

/** Milliseconds after the start until the first demo notification, from each to the next, and left at least for the answer. */
export const DEMO_DELAYS = { first: 4000, next: 2000, answer: 1000 };

/**
 * What passes by as a snackbar: notifications as the server tells them, and four of the demo data at 4, 6, 8 and 10 seconds.
 * Each is shown once, however often it is told. How long a snackbar stays, and how many there are, is the toast queue's.
 */
export const notificationStackMachine = setup({
  types: {} as {
    context: {
      /** Ids of what has been shown. */
      shown: readonly string[];
      hasDemoData: boolean;
      /** Milliseconds that had passed when it was started: it waits for a moment in which the browser has time. */
      elapsed: number;
    };
    input: { elapsed: number };
    events: { type: 'notification.arrived'; notification: Notification };
    emitted: { type: 'shown'; notification: Notification } | { type: 'demo.shown'; variant: NewsVariant };
  },
  actors: {
    // The shell provides the real question; a story or a spec provides its own.
    askForDemoData: fromPromise<boolean>(() => Promise.reject(new Error('askForDemoData was not provided'))),
  },
  actions: {
    remember: assign({
      shown: ({ context }, { notification }: { notification: Notification }) => [...context.shown, notification.id],
    }),
    show: emit((_, { notification }: { notification: Notification }) => ({ type: 'shown' as const, notification })),
    showDemo: emit((_, { variant }: { variant: NewsVariant }) => ({ type: 'demo.shown' as const, variant })),
  },
  guards: {
    isNew: ({ context }, { notification }: { notification: Notification }) => !context.shown.includes(notification.id),
    hasDemoData: ({ context }) => context.hasDemoData,
    isNo: (_, { answer }: { answer: boolean }) => !answer,
  },
  delays: {
    firstDelay: ({ context }) => Math.max(DEMO_DELAYS.answer, DEMO_DELAYS.first - context.elapsed),
    nextDelay: DEMO_DELAYS.next,
  },
}).createMachine({
  id: 'notificationStack',
  context: ({ input }) => ({ shown: [], hasDemoData: false, elapsed: input.elapsed }),
  initial: 'starting',
  on: {
    'notification.arrived': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: [
        { type: 'remember', params: ({ event }) => event },
        { type: 'show', params: ({ event }) => event },
      ],
    },
  },
  states: {
    starting: {
      invoke: {
        src: 'askForDemoData',
        onDone: [
          { guard: { type: 'isNo', params: ({ event }) => ({ answer: event.output }) }, target: 'listening' },
          { actions: assign({ hasDemoData: true }) },
        ],
        onError: 'listening',
      },
      after: {
        firstDelay: [
          { guard: 'hasDemoData', target: 'succeeded', actions: { type: 'showDemo', params: { variant: 'success' } } },
          // A server that has not answered by now has more important things to do.
          { target: 'listening' },
        ],
      },
    },
    succeeded: {
      after: { nextDelay: { target: 'failed', actions: { type: 'showDemo', params: { variant: 'error' } } } },
    },
    failed: {
      after: { nextDelay: { target: 'warned', actions: { type: 'showDemo', params: { variant: 'warning' } } } },
    },
    warned: {
      after: { nextDelay: { target: 'listening', actions: { type: 'showDemo', params: { variant: 'info' } } } },
    },
    listening: {},
  },
});
