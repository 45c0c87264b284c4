import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { problemOf } from './submission';
import type { SubmissionProblem } from './submission';
import type { Session } from './tokenSessionMachine';

/** What somebody signs in with. */
export type Credentials = { email: string; password: string };

/**
 * Signing in with an email address and a password. What was typed stays with the form and is not the machine's business: a refusal loses nothing. The
 * problem stays on screen until something is changed or the form is sent again.
 */
export const signInMachine = setup({
  types: {} as {
    context: { problem: SubmissionProblem | null };
    events: { type: 'submitted'; draft: Credentials } | { type: 'edited' };
    emitted: { type: 'accepted'; session: Session };
  },
  actors: {
    // The page provides the real call; a story or a spec provides its own.
    signIn: fromPromise<Session, Credentials>(() => Promise.reject(new Error('signIn was not provided'))),
  },
}).createMachine({
  id: 'signIn',
  context: { problem: null },
  initial: 'editing',
  states: {
    editing: { on: { submitted: 'submitting' } },
    submitting: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'submitted');
          return event.draft;
        },
        onDone: {
          target: 'done',
          actions: emit(({ event }) => ({ type: 'accepted' as const, session: event.output })),
        },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    failed: {
      exit: assign({ problem: null }),
      on: { edited: 'editing', submitted: 'submitting' },
    },
    done: { type: 'final' },
  },
});
