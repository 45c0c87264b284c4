import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { aTokenFor, aUser } from '../../session/testing/fixtures';
import { signInMachine } from './signInMachine';

const session = { user: aUser(), token: aTokenFor('u1', { from: Date.UTC(2026, 0), until: Date.UTC(2126, 0) }) };

/** What the chart of the sign-in cannot say by itself. */
export const signInDocs: MachineDocs<typeof signInMachine> = {
  machine: signInMachine,
  sentences: {
    editing: 'The form is being filled in; nothing is known to be wrong.',
    submitting: 'The server is asked; pressing again does nothing.',
    failed: 'The problem is on screen, at its fields or above the button in words, until something is changed.',
    done: 'The session has been handed over.',
  },
  payloads: { submitted: { draft: { email: 'ada@ezone.example', password: 'analytical' } } },
  answers: { submit: { output: session } },
  hide: ['email'],
  related: [
    { page: 'Register', why: 'its neighbour, which works in the same way' },
    { page: 'Token session', why: 'which takes the session over' },
  ],
};
