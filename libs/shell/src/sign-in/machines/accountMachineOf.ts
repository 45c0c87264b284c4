import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { problemOf } from './submission';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';

/** What is typed into such a form, by the names of its fields. */
export type AccountDraft = Readonly<Record<string, string>>;

/**
 * Makes the machine of a form that ends in a session. What was typed stays with the form and is not the machine's business:
 * a refusal loses nothing. The problem stays on screen until something is changed or the form is sent again.
 */
export const accountMachineOf = (id: string) =>
  setup({
    types: {} as {
      context: { problem: SubmissionProblem | null };
      events: { type: 'submitted'; draft: AccountDraft } | { type: 'edited' };
      emitted: { type: 'accepted'; session: Session };
    },
    actors: {
      // The page provides the real call; a story or a spec provides its own.
      submit: fromPromise<Session, AccountDraft>(() => Promise.reject(new Error('submit was not provided'))),
    },
  }).createMachine({
    id,
    context: { problem: null },
    initial: 'editing',
    states: {
      editing: { on: { submitted: 'submitting' } },
      submitting: {
        invoke: {
          src: 'submit',
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
