import { fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';

/** Milliseconds between two looks whether the server is back. */
export const RETRY_DELAY = 5000;
/** Milliseconds after which a look at the server that has not answered counts as failed. */
export const LOOK_TIMEOUT = 10_000;

/**
 * Whether the server can be reached. The browser knows when the device is offline; that the server is away shows only
 * when a call fails, and one failed call is checked before anybody is told.
 */
export const connectionMachine = setup({
  types: {} as {
    events:
      | { type: 'browser.wentOffline' }
      | { type: 'browser.wentOnline' }
      | { type: 'call.failed' }
      | { type: 'call.succeeded' }
      | { type: 'retry.pressed' };
    input: { isOnline: boolean };
    context: { startsOnline: boolean };
  },
  actors: {
    // The provider gives the real look at the server; a story or a spec gives its own.
    reachServer: fromPromise<unknown>(() => Promise.reject(new Error('reachServer was not provided'))),
  },
  guards: { startsOnline: ({ context }) => context.startsOnline },
  delays: { retryDelay: RETRY_DELAY, lookTimeout: LOOK_TIMEOUT },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ startsOnline: input.isOnline }),
  initial: 'starting',
  on: {
    'browser.wentOffline': '.offline',
    'call.succeeded': '.online',
  },
  states: {
    starting: { always: [{ guard: 'startsOnline', target: 'online' }, { target: 'offline' }] },
    online: { on: { 'call.failed': 'checking', 'call.succeeded': {} } },
    checking: {
      invoke: { src: 'reachServer', onDone: 'online', onError: 'unreachable' },
      after: { lookTimeout: 'unreachable' },
    },
    offline: {
      initial: 'believed',
      on: { 'browser.wentOnline': 'checking', 'browser.wentOffline': {} },
      states: {
        // The answer may have been on its way already, or the browser may be wrong.
        believed: { on: { 'call.succeeded': 'doubted' } },
        doubted: {
          invoke: { src: 'reachServer', onDone: '#connection.online', onError: 'believed' },
          after: { lookTimeout: 'believed' },
          on: { 'call.succeeded': {} },
        },
      },
    },
    unreachable: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { retryDelay: 'lookingAgain' },
          on: { 'retry.pressed': 'lookingAgain', 'browser.wentOnline': 'lookingAgain' },
        },
        lookingAgain: {
          invoke: { src: 'reachServer', onDone: '#connection.online', onError: 'waiting' },
          after: { lookTimeout: 'waiting' },
        },
      },
    },
  },
});

/** Whether nobody can be reached, as far as is known: the banner says so. */
export const isAway = (snapshot: SnapshotFrom<typeof connectionMachine>): boolean =>
  snapshot.matches('offline') || snapshot.matches('unreachable');
