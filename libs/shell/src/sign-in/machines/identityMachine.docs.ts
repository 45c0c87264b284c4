import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { aTokenFor, aUser } from '../../session/testing/fixtures';
import { IdentityDismissed } from '../../session/identity';
import { identityMachine } from './identityMachine';

const session = { user: aUser(), token: aTokenFor('u1', { from: Date.UTC(2026, 0), until: Date.UTC(2126, 0) }) };

/** What the chart of the identity flow cannot say by itself. */
export const identityDocs: MachineDocs<typeof identityMachine> = {
  machine: identityMachine,
  sentences: {
    starting: 'Passed through: was the service set up on this server?',
    notConfigured: 'It was not: its tab says so and offers nothing to press.',
    idle: 'Nobody has asked for anything, and nothing of the service has been fetched.',
    authenticating:
      'The service finds out who it is: by what was typed here, or on pages of its own, from which one comes back.',
    fetchingUser: 'Our server is asked for the data of whoever the service has named.',
    failed:
      'What went wrong is on screen, until something is changed. Whom the service has named already need not go there again.',
    done: 'The session has been handed over.',
  },
  payloads: {
    'login.triggered': { draft: {} },
    'register.triggered': { draft: {} },
    returned: { address: 'https://ezone.example/callback?code=1&state=2' },
  },
  answers: {
    authenticate: { output: { token: 'of-the-service' }, error: new IdentityDismissed('by hand') },
    fetchUser: { output: session },
  },
  hide: ['email', 'identity'],
  related: [
    { page: 'Startup', why: 'which asks each service whether somebody is signed in there' },
    { page: 'Token session', why: 'which takes the session over' },
    { page: 'Sign-in', why: 'its neighbour, without a service' },
  ],
};
