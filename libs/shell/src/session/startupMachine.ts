import { assign, fromPromise, setup } from 'xstate';

/** What is known of a sign-in service other than our own; `notAsked` where nobody here has used it, or is signed in anyway. */
export type IdentityService = 'notAsked' | 'notConfigured' | 'ready';

type Context = {
  /** Null until its check has answered. */
  firebase: IdentityService | null;
  auth0: IdentityService | null;
};

/**
 * What has to be known before the app is shown: whether the stored token is good, and whether the two identity services
 * have somebody signed in. A check that fails is over too: the app then opens for a guest.
 */
export const startupMachine = setup({
  types: {} as { context: Context },
  actors: {
    // The session provides these; a story or a spec provides its own.
    checkStoredToken: fromPromise<unknown>(() => Promise.reject(new Error('checkStoredToken was not provided'))),
    checkFirebase: fromPromise<IdentityService>(() => Promise.reject(new Error('checkFirebase was not provided'))),
    checkAuth0: fromPromise<IdentityService>(() => Promise.reject(new Error('checkAuth0 was not provided'))),
    /** A service worker of an earlier product at this address would go on answering with old pages. */
    removeServiceWorkers: fromPromise<unknown>(() => Promise.resolve()),
  },
}).createMachine({
  id: 'startup',
  context: { firebase: null, auth0: null },
  initial: 'checking',
  // Nobody waits for this, and it may fail.
  invoke: { src: 'removeServiceWorkers', onError: {} },
  states: {
    checking: {
      type: 'parallel',
      onDone: 'ready',
      states: {
        storedToken: {
          initial: 'checking',
          states: {
            checking: { invoke: { src: 'checkStoredToken', onDone: 'checked', onError: 'checked' } },
            checked: { type: 'final' },
          },
        },
        firebase: {
          initial: 'checking',
          states: {
            checking: {
              invoke: {
                src: 'checkFirebase',
                onDone: { target: 'checked', actions: assign({ firebase: ({ event }) => event.output }) },
                onError: { target: 'checked', actions: assign({ firebase: 'notConfigured' }) },
              },
            },
            checked: { type: 'final' },
          },
        },
        auth0: {
          initial: 'checking',
          states: {
            checking: {
              invoke: {
                src: 'checkAuth0',
                onDone: { target: 'checked', actions: assign({ auth0: ({ event }) => event.output }) },
                onError: { target: 'checked', actions: assign({ auth0: 'notConfigured' }) },
              },
            },
            checked: { type: 'final' },
          },
        },
      },
    },
    ready: {},
  },
});
