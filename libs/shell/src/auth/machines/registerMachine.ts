import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { problemOf } from './submission';
import type { SubmissionProblem } from './submission';
import type { Session } from './tokenSessionMachine';

/** What a new account is made of. */
export type Registration = { displayName: string; email: string; password: string };

/**
 * Making an account, which signs in at the same time. What was typed stays with the form and is not the machine's business: a refusal loses nothing. The
 * problem stays on screen until something is changed or the form is sent again.
 */
export const registerMachine = setup({
  types: {} as {
    context: { problem: SubmissionProblem | null };
    events: { type: 'submitted'; draft: Registration } | { type: 'edited' };
    emitted: { type: 'accepted'; session: Session };
  },
  actors: {
    // The page provides the real call; a story or a spec provides its own.
    register: fromPromise<Session, Registration>(() => Promise.reject(new Error('register was not provided'))),
  },
}).createMachine({
  id: 'register',
  context: { problem: null },
  initial: 'editing',
  states: {
    editing: { on: { submitted: 'submitting' } },
    submitting: {
      invoke: {
        src: 'register',
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
