import { assign, fromPromise, setup } from 'xstate';

/** How a round of sending ended. */
export type Round =
  /** Everything that could be sent has arrived, or waits for the user. */
  | { end: 'sent' }
  /** The server was not reached or asked to wait; `retryAfter` is in milliseconds. */
  | { end: 'outage'; retryAfter?: number }
  /** The server refused the token. */
  | { end: 'signedOut' }
  /** Nothing can be known of a list that has changes: its app could not be fetched. */
  | { end: 'unlearned' };

/** The first pause after an outage, in milliseconds; it doubles with each that follows. */
export const FIRST_PAUSE = 1000;
/** The longest pause, in milliseconds. */
export const LONGEST_PAUSE = 60_000;

type Context = {
  /** Rounds in a row that ended in an outage, or without all that is needed to send. */
  outages: number;
  /** Milliseconds that the server asked to wait. */
  retryAfter: number | undefined;
};

/**
 * When the changes of a user are sent: at once, round after round, while there are any. After an outage it waits,
 * longer each time, until the server can be reached.
 */
export const outboxMachine = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'lead.taken' }
      | { type: 'changes.added' }
      | { type: 'connection.lost' }
      | { type: 'connection.returned' }
      | { type: 'retry.requested' };
    tags: 'delayed';
  },
  actors: {
    /** Sends until nothing is left that can be sent. */
    sendAll: fromPromise<Round>(() => Promise.reject(new Error('sendAll was not provided'))),
  },
  actions: {
    countOutage: assign(({ context }, { retryAfter }: { retryAfter: number | undefined }) => ({
      outages: context.outages + 1,
      retryAfter,
    })),
    forgetOutages: assign({ outages: 0, retryAfter: undefined }),
  },
  guards: {
    /** Whether there is anything to send. The outbox provides it. */
    hasWork: () => false,
    /** Whether a change waits for the app of its list, which could not be fetched. The outbox provides it. */
    hasUnlearned: () => false,
    /** Whether a change waits for the user's decision. The outbox provides it. */
    hasBlocked: () => false,
    isOutage: (_, { round }: { round: Round }) => round.end === 'outage',
    isSignedOut: (_, { round }: { round: Round }) => round.end === 'signedOut',
    isUnlearned: (_, { round }: { round: Round }) => round.end === 'unlearned',
  },
  delays: {
    // Random, so that not all clients come back in the same second.
    pause: ({ context: { outages, retryAfter } }) =>
      Math.max(retryAfter ?? 0, Math.min(FIRST_PAUSE * 2 ** (outages - 1), LONGEST_PAUSE) * (0.5 + Math.random() / 2)),
  },
}).createMachine({
  id: 'outbox',
  context: { outages: 0, retryAfter: undefined },
  initial: 'following',
  states: {
    following: { on: { 'lead.taken': 'idle' } },
    idle: {
      always: [
        { guard: 'hasWork', target: 'sending' },
        { guard: 'hasUnlearned', target: 'unlearned' },
        { guard: 'hasBlocked', target: 'blocked' },
      ],
      on: { 'changes.added': { target: 'idle', reenter: true } },
    },
    blocked: { on: { 'changes.added': 'idle', 'retry.requested': 'idle' } },
    // What is added meanwhile to other lists is sent at once.
    unlearned: {
      tags: 'delayed',
      after: { pause: 'sending' },
      on: {
        'changes.added': { target: 'idle', actions: 'forgetOutages' },
        'connection.returned': 'sending',
        'retry.requested': 'sending',
      },
    },
    sending: {
      invoke: {
        src: 'sendAll',
        onDone: [
          {
            guard: { type: 'isOutage', params: ({ event }) => ({ round: event.output }) },
            target: 'waiting',
            actions: {
              type: 'countOutage',
              params: ({ event }) => ({
                retryAfter: event.output.end === 'outage' ? event.output.retryAfter : undefined,
              }),
            },
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => ({ round: event.output }) },
            target: 'signedOut',
            actions: { type: 'countOutage', params: { retryAfter: undefined } },
          },
          {
            guard: { type: 'isUnlearned', params: ({ event }) => ({ round: event.output }) },
            target: 'idle',
            actions: { type: 'countOutage', params: { retryAfter: undefined } },
          },
          { target: 'idle', actions: 'forgetOutages' },
        ],
        // A bug of ours is retried like an outage.
        onError: { target: 'waiting', actions: { type: 'countOutage', params: { retryAfter: undefined } } },
      },
    },
    waiting: {
      tags: 'delayed',
      after: { pause: 'sending' },
      on: { 'connection.returned': 'sending', 'retry.requested': 'sending', 'connection.lost': 'offline' },
    },
    offline: {
      tags: 'delayed',
      on: { 'connection.returned': 'sending', 'retry.requested': 'sending' },
    },
    // The end of a session ends the outbox. If the session goes on, it has a new token, and the refusal was about the
    // old one.
    signedOut: { tags: 'delayed', after: { pause: 'sending' }, on: { 'retry.requested': 'sending' } },
  },
});
