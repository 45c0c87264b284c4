import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { inOrder, OUTBOX_LIMIT } from '../model/outbox';
import type { OutboxEntry } from '../model/outbox';

/** Milliseconds a connection may be away before anybody is told. */
export const QUIET_FOR = 2000;

/** Milliseconds until what was missed is asked for again. */
export const CATCH_UP_DELAY = 5000;

/** Milliseconds until a message is sent again; each further try waits twice as long, up to the longest. */
export const RETRY_DELAY = { first: 1000, longest: 30_000 };

/** How often a message is sent to a server that breaks over it, before it stands aside for the others. */
export const TRIES = 5;

/** A delivery failed because the server will not have this message: sending the same again is of no use. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  constructor(
    /** What the server said, as of HTTP. */
    readonly statusCode: number,
  ) {
    super(`The message was refused with ${String(statusCode)}.`);
  }
}

/** A delivery failed for a reason that has nothing to do with the message. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  constructor(
    /** Milliseconds the server asks to wait; undefined where it does not say. */
    readonly wait?: number,
  ) {
    super('The message could not be delivered now.');
  }
}

/** What the transport tells of the connection. */
export type TransportEvent =
  | { type: 'transport.connecting' }
  | { type: 'transport.opened' }
  | { type: 'transport.lost' }
  | { type: 'transport.wentOffline' }
  | { type: 'transport.refused' };

type OutboxEvent =
  /** Somebody has written a message. Not taken where too many wait already. */
  | { type: 'message.written'; entry: OutboxEntry }
  /** The server is known to have it, as another tab or the messages since then have told. */
  | { type: 'message.acknowledged'; clientMessageId: string }
  | { type: 'message.retried'; clientMessageId: string; time: number }
  | { type: 'message.discarded'; clientMessageId: string }
  /** Another tab has changed the outbox that all tabs share. */
  | { type: 'outbox.changedElsewhere'; entries: readonly OutboxEntry[] };

type Context = {
  /** Oldest first; what has failed stands aside until somebody decides. */
  outbox: readonly OutboxEntry[];
  /** What is on its way, or was last. */
  current: OutboxEntry | null;
  /** How often that has been tried in vain. */
  tries: number;
  /** Milliseconds until it is tried again. */
  wait: number;
};

const next = (outbox: readonly OutboxEntry[]) => outbox.find(({ failedWith }) => failedWith === null);

const waitAfter = (error: unknown, tries: number): number =>
  (error instanceof NotNow ? error.wait : undefined) ?? Math.min(RETRY_DELAY.first * 2 ** tries, RETRY_DELAY.longest);

type Entries = { entries: readonly OutboxEntry[] };
type Named = { clientMessageId: string };

/** The entry with changes; nothing where it has gone meanwhile, as in another tab. */
const changed = ({ outbox }: Context, id: string | undefined, changes: Partial<OutboxEntry>): Entries => ({
  entries: outbox.filter(({ clientMessageId }) => clientMessageId === id).map((entry) => ({ ...entry, ...changes })),
});
const retried = (context: Context, { clientMessageId, time }: Named & { time: number }) =>
  changed(context, clientMessageId, { time, failedWith: null });
const failed = (context: Context, { error }: { error: unknown }) =>
  changed(context, context.current?.clientMessageId, {
    failedWith: error instanceof MessageRefused ? error.statusCode : 500,
  });

const currentOf = ({ current }: Context): OutboxEntry => {
  if (!current) throw new Error('Nothing is being delivered.');
  return current;
};

// A connection that is back at once was never away, as far as anybody can see.
const quietAtFirst = { quiet: { after: { quietFor: 'noticed' } }, noticed: { tags: 'worthSaying' } } as const;

/**
 * How the chat stands with the server, and the outbox. A message can be written in every state and is in the outbox from then
 * on, also over a reload, until the server has it or somebody removes it. It lives as long as the app and has no end.
 */
export const chatConnectionMachine = setup({
  types: {} as {
    context: Context;
    input: { outbox: readonly OutboxEntry[] };
    events: TransportEvent | OutboxEvent;
    tags: 'worthSaying';
  },
  actors: {
    // The session provides the real ones; a story or a spec provides its own.
    transport: fromCallback<AnyEventObject>(() => undefined),
    /** Brings what was missed while the connection was away. */
    catchUp: fromPromise<unknown>(() => Promise.reject(new Error('catchUp was not provided'))),
    /** Sends one message and returns when the server has stored it. Throws MessageRefused or NotNow. */
    deliver: fromPromise<unknown, OutboxEntry>(() => Promise.reject(new Error('deliver was not provided'))),
  },
  actions: {
    // Where the outbox is kept over a reload.
    keep: (() => undefined) as (_: unknown, params: Entries) => void,
    forget: (() => undefined) as (_: unknown, params: Named) => void,

    put: assign({
      outbox: ({ context: { outbox } }, { entries }: Entries) => {
        const changed = new Set(entries.map(({ clientMessageId }) => clientMessageId));
        return inOrder([...outbox.filter(({ clientMessageId }) => !changed.has(clientMessageId)), ...entries]);
      },
    }),
    take: assign({
      outbox: ({ context: { outbox } }, { clientMessageId }: Named) =>
        outbox.filter((entry) => entry.clientMessageId !== clientMessageId),
    }),
    replace: assign({ outbox: (_, { entries }: Entries) => entries }),
    choose: assign(({ context: { outbox, current, tries } }) => {
      const chosen = next(outbox) ?? null;
      return { current: chosen, tries: chosen?.clientMessageId === current?.clientMessageId ? tries : 0 };
    }),
    waitAWhile: assign(({ context: { tries } }, { error }: { error: unknown }) => ({
      wait: waitAfter(error, tries),
      // A server that asks to wait, or is not there, says nothing about the message.
      tries: error instanceof NotNow ? tries : tries + 1,
    })),
  },
  guards: {
    hasRoom: ({ context: { outbox } }) => outbox.length < OUTBOX_LIMIT,
    hasWaiting: ({ context: { outbox } }) => next(outbox) !== undefined,
    isFailed: ({ context: { outbox } }, { clientMessageId }: Named) =>
      outbox.some((entry) => entry.clientMessageId === clientMessageId && entry.failedWith !== null),
    /** Nothing is gained by sending it again. */
    isFinal: ({ context: { tries } }, { error }: { error: unknown }) =>
      error instanceof MessageRefused || (!(error instanceof NotNow) && tries + 1 >= TRIES),
  },
  delays: {
    quietFor: QUIET_FOR,
    catchUpDelay: CATCH_UP_DELAY,
    retryDelay: ({ context }) => context.wait,
  },
}).createMachine({
  id: 'chatConnection',
  context: ({ input }) => ({ outbox: inOrder(input.outbox), current: null, tries: 0, wait: 0 }),
  invoke: { src: 'transport' },
  initial: 'connecting',
  on: {
    'transport.connecting': '.connecting',
    'transport.opened': '.online',
    'transport.lost': '.reconnecting',
    'transport.wentOffline': '.offline',
    'transport.refused': '.refused',
    'message.written': {
      guard: 'hasRoom',
      actions: [
        // Kept before anything else happens to it.
        { type: 'keep', params: ({ event }) => ({ entries: [event.entry] }) },
        { type: 'put', params: ({ event }) => ({ entries: [event.entry] }) },
      ],
    },
    'message.acknowledged': {
      actions: [
        { type: 'forget', params: ({ event }) => event },
        { type: 'take', params: ({ event }) => event },
      ],
    },
    'message.retried': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      // It goes to the end of the line: what was written after it may have been sent.
      actions: [
        { type: 'keep', params: ({ context, event }) => retried(context, event) },
        { type: 'put', params: ({ context, event }) => retried(context, event) },
      ],
    },
    'message.discarded': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: [
        { type: 'forget', params: ({ event }) => event },
        { type: 'take', params: ({ event }) => event },
      ],
    },
    'outbox.changedElsewhere': {
      actions: { type: 'replace', params: ({ event }) => ({ entries: event.entries }) },
    },
  },
  states: {
    connecting: { initial: 'quiet', states: quietAtFirst },
    online: {
      type: 'parallel',
      states: {
        reading: {
          initial: 'catchingUp',
          states: {
            catchingUp: { invoke: { src: 'catchUp', onDone: 'upToDate', onError: 'behind' } },
            upToDate: {},
            behind: { after: { catchUpDelay: 'catchingUp' } },
          },
        },
        sending: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasWaiting', target: 'delivering', actions: 'choose' } },
            delivering: {
              invoke: {
                src: 'deliver',
                input: ({ context }) => currentOf(context),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'forget', params: ({ context }) => currentOf(context) },
                    { type: 'take', params: ({ context }) => currentOf(context) },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isFinal', params: ({ event }) => event },
                    target: 'idle',
                    actions: [
                      { type: 'keep', params: ({ context, event }) => failed(context, event) },
                      { type: 'put', params: ({ context, event }) => failed(context, event) },
                    ],
                  },
                  { target: 'waiting', actions: { type: 'waitAWhile', params: ({ event }) => event } },
                ],
              },
            },
            waiting: { after: { retryDelay: 'idle' } },
          },
        },
      },
    },
    reconnecting: { initial: 'quiet', states: quietAtFirst },
    offline: { tags: 'worthSaying' },
    refused: { tags: 'worthSaying' },
  },
});
