import { assign, fromPromise, setup } from 'xstate';

/** How a round of sending ended. */
export type UploadRound =
  /** All that could be sent has arrived, or waits for somebody. */
  | { end: 'sent' }
  /** The server was not reached, or asked for patience; `retryAfter` is in milliseconds. */
  | { end: 'outage'; retryAfter?: number }
  /** The server did not take the token. */
  | { end: 'signedOut' };

/** The first pause after an outage, in milliseconds; it doubles with each that follows. */
export const FIRST_PAUSE = 1000;
/** The longest pause, in milliseconds. */
export const LONGEST_PAUSE = 30_000;

type Context = { outages: number; retryAfter: number };

/** When files are sent: from the moment they are there until each has arrived or waits for somebody, whatever becomes of the network. */
export const uploadQueueMachine = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'files.added' }
      | { type: 'conflict.decided' }
      | { type: 'retry.requested' }
      | { type: 'pause.requested' }
      | { type: 'resume.requested' }
      | { type: 'connection.lost' }
      | { type: 'connection.returned' };
    tags: 'delayed';
  },
  actors: {
    /** Finds what an earlier visit has left. */
    restore: fromPromise<unknown>(() => Promise.reject(new Error('restore was not provided'))),
    /** Sends until nothing is left that can be sent. */
    sendAll: fromPromise<UploadRound>(() => Promise.reject(new Error('sendAll was not provided'))),
  },
  actions: {
    countOutage: assign(({ context }, { round }: { round: UploadRound | null }) => ({
      outages: context.outages + 1,
      retryAfter: round?.end === 'outage' ? (round.retryAfter ?? 0) : 0,
    })),
    forgetOutages: assign({ outages: 0, retryAfter: 0 }),
  },
  guards: {
    /** Whether a file waits to be sent. The queue provides it. */
    hasWork: () => false,
    endedBy: (_, { round, end }: { round: UploadRound; end: UploadRound['end'] }) => round.end === end,
  },
  delays: {
    // Random, so that not all browsers come back in the same second.
    pause: ({ context: { outages, retryAfter } }) =>
      Math.max(retryAfter, Math.min(FIRST_PAUSE * 2 ** (outages - 1), LONGEST_PAUSE) * (0.5 + Math.random() / 2)),
  },
}).createMachine({
  id: 'uploadQueue',
  context: { outages: 0, retryAfter: 0 },
  initial: 'restoring',
  states: {
    // What cannot be read is as if it were not there: files that are chosen now are sent all the same.
    restoring: { invoke: { src: 'restore', onDone: 'idle', onError: 'idle' } },
    idle: {
      always: { guard: 'hasWork', target: 'sending' },
      on: {
        'files.added': { target: 'idle', reenter: true },
        'conflict.decided': { target: 'idle', reenter: true },
        'retry.requested': { target: 'idle', reenter: true },
        'pause.requested': 'paused',
      },
    },
    sending: {
      invoke: {
        src: 'sendAll',
        onDone: [
          {
            guard: { type: 'endedBy', params: ({ event }) => ({ round: event.output, end: 'outage' as const }) },
            target: 'waiting',
            actions: { type: 'countOutage', params: ({ event }) => ({ round: event.output }) },
          },
          {
            guard: { type: 'endedBy', params: ({ event }) => ({ round: event.output, end: 'signedOut' as const }) },
            target: 'signedOut',
            actions: { type: 'countOutage', params: { round: null } },
          },
          { target: 'idle', actions: 'forgetOutages' },
        ],
        // A fault of ours is tried again like an outage.
        onError: { target: 'waiting', actions: { type: 'countOutage', params: { round: null } } },
      },
      on: { 'pause.requested': 'paused' },
    },
    waiting: {
      tags: 'delayed',
      after: { pause: 'sending' },
      on: {
        'connection.returned': 'sending',
        'connection.lost': 'offline',
        'retry.requested': 'sending',
        'pause.requested': 'paused',
      },
    },
    offline: {
      tags: 'delayed',
      on: { 'connection.returned': 'sending', 'retry.requested': 'sending', 'pause.requested': 'paused' },
    },
    signedOut: {
      tags: 'delayed',
      after: { pause: 'sending' },
      on: { 'retry.requested': 'sending', 'pause.requested': 'paused' },
    },
    paused: { on: { 'resume.requested': 'idle' } },
  },
});
