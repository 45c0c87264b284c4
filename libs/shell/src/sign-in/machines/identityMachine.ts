import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { IdentityDismissed, IdentityFailed } from '../../session/identity';
import type { Identity, IdentityRequest, ServiceProblem } from '../../session/identity';
import type { AccountDraft } from './accountMachineOf';
import { problemOf } from './submission';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';

/** What somebody comes for; a service that knows them already may not see the difference. */
export type LoginOrRegister = 'login' | 'register';

/** Why somebody is not signed in: the service does not say who it is, or our server will not have it. */
export type IdentityProblem = SubmissionProblem | ServiceProblem;

const identityProblemOf = (error: unknown): IdentityProblem =>
  error instanceof IdentityFailed ? error.problem : problemOf(error);

/**
 * Signing in or registering through an identity service, Firebase or Auth0: the service says who somebody is, then our server
 * is asked for that person's data, and the session is handed over. Nothing of the service is fetched before somebody asks for it.
 */
export const identityMachine = setup({
  types: {} as {
    context: { isConfigured: boolean; identity: Identity | null; problem: IdentityProblem | null };
    input: { isConfigured: boolean };
    events:
      | { type: 'login.triggered'; draft?: AccountDraft }
      | { type: 'register.triggered'; draft?: AccountDraft }
      | { type: 'returned'; address: string }
      | { type: 'edited' }
      | { type: 'retry.requested' };
    emitted: { type: 'accepted'; session: Session };
  },
  actors: {
    // Each service provides its own; a story or a spec provides theirs.
    /** Lets the service find out who it is. Throws `IdentityDismissed` where the visitor would not. */
    authenticate: fromPromise<Identity, IdentityRequest>(() =>
      Promise.reject(new Error('authenticate was not provided')),
    ),
    /** Exchanges what the service said for the user's data and a token of ours. */
    fetchUser: fromPromise<Session, Identity>(() => Promise.reject(new Error('fetchUser was not provided'))),
  },
  actions: {
    know: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    forget: assign({ identity: null }),
    note: assign({ problem: (_, { error }: { error: unknown }) => identityProblemOf(error) }),
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
    idle: {
      on: { 'login.triggered': 'authenticating', 'register.triggered': 'authenticating', returned: 'authenticating' },
    },
    authenticating: {
      invoke: {
        src: 'authenticate',
        input: ({ event }) => {
          assertEvent(event, ['login.triggered', 'register.triggered', 'returned']);
          if (event.type === 'returned') return { intent: 'return', address: event.address };
          return { intent: event.type === 'register.triggered' ? 'register' : 'login', draft: event.draft ?? {} };
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
        edited: { target: 'idle', actions: 'forget' },
        'login.triggered': { target: 'authenticating', actions: 'forget' },
        'register.triggered': { target: 'authenticating', actions: 'forget' },
      },
    },
    done: { type: 'final' },
  },
});
