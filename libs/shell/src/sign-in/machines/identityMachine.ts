import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { problemOf } from './submission';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';

/** What somebody came for; a service that knows them already may not see the difference. */
export type IdentityIntent = 'login' | 'register';

/** Who somebody is, in the words of an identity service: what our server asks the service about. */
export type Identity = { token: string };

/** The visitor closed the service's window, or went back, before it said who they are. */
export class IdentityDismissed extends Error {
  override readonly name = 'IdentityDismissed';
}

/**
 * Signing in or registering through an identity service, Firebase or Auth0: the service says who somebody is, then our server
 * is asked for that person's data, and the session is handed over. Nothing of the service is fetched before somebody asks for it.
 */
export const identityMachine = setup({
  types: {} as {
    context: { isConfigured: boolean; identity: Identity | null; problem: SubmissionProblem | null };
    input: { isConfigured: boolean };
    events: { type: 'login.triggered' } | { type: 'register.triggered' } | { type: 'retry.requested' };
    emitted: { type: 'accepted'; session: Session };
  },
  actors: {
    // Each service provides its own; a story or a spec provides theirs.
    /** Lets the service find out who it is. Throws `IdentityDismissed` where the visitor would not. */
    authenticate: fromPromise<Identity, { intent: IdentityIntent }>(() =>
      Promise.reject(new Error('authenticate was not provided')),
    ),
    /** Exchanges what the service said for the user's data and a token of ours. */
    fetchUser: fromPromise<Session, Identity>(() => Promise.reject(new Error('fetchUser was not provided'))),
  },
  actions: {
    know: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    forget: assign({ identity: null }),
    note: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    settle: assign({ problem: null }),
    accept: emit((_, { session }: { session: Session }) => ({ type: 'accepted' as const, session })),
  },
  guards: {
    isConfigured: ({ context }) => context.isConfigured,
    isKnown: ({ context }) => context.identity !== null,
    wasDismissed: (_, { error }: { error: unknown }) => error instanceof IdentityDismissed,
  },
}).createMachine({
  id: 'identity',
  context: ({ input }) => ({ isConfigured: input.isConfigured, identity: null, problem: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isConfigured', target: 'idle' }, { target: 'notConfigured' }] },
    notConfigured: {},
    idle: { on: { 'login.triggered': 'authenticating', 'register.triggered': 'authenticating' } },
    authenticating: {
      invoke: {
        src: 'authenticate',
        input: ({ event }) => {
          assertEvent(event, ['login.triggered', 'register.triggered']);
          return { intent: event.type === 'register.triggered' ? 'register' : 'login' };
        },
        onDone: {
          target: 'fetchingUser',
          actions: { type: 'know', params: ({ event }) => ({ identity: event.output }) },
        },
        onError: [
          { guard: { type: 'wasDismissed', params: ({ event }) => event }, target: 'idle' },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    fetchingUser: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => {
          if (!context.identity) throw new Error('Nobody has been authenticated.');
          return context.identity;
        },
        onDone: {
          target: 'done',
          actions: ['forget', { type: 'accept', params: ({ event }) => ({ session: event.output }) }],
        },
        onError: { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    failed: {
      exit: 'settle',
      on: {
        // Whom the service knows need not show who they are again.
        'retry.requested': [{ guard: 'isKnown', target: 'fetchingUser' }, { target: 'idle' }],
        'login.triggered': { target: 'authenticating', actions: 'forget' },
        'register.triggered': { target: 'authenticating', actions: 'forget' },
      },
    },
    done: { type: 'final' },
  },
});
