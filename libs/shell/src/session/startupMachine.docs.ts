import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { startupMachine } from './startupMachine';

/** What the chart of the startup cannot say by itself. */
export const startupDocs: MachineDocs<typeof startupMachine> = {
  machine: startupMachine,
  sentences: {
    checking: 'The visitor sees the splash until the last of three checks has answered; one that fails is over, too.',
    'checking.storedToken':
      'The token session settles: a guest, or somebody whose token the server has confirmed. A server that cannot be reached keeps it here.',
    'checking.storedToken.checking': 'It is not known yet whose token it is.',
    'checking.storedToken.checked': 'The session has settled.',
    'checking.firebase': 'Whether Firebase has somebody signed in.',
    'checking.firebase.checking':
      'Firebase is asked, for five seconds at most, where it was used here last; whoever is still signed in there comes in. Otherwise it is over at once.',
    'checking.firebase.checked': 'Firebase has answered, or failed and counts as not configured.',
    'checking.auth0': 'Whether Auth0 is there.',
    'checking.auth0.checking':
      'Our server is asked whether Auth0 is configured, where it was used here last. Otherwise it is over at once.',
    'checking.auth0.checked': 'Auth0 has answered, or failed and counts as not configured.',
    ready: 'All three have answered; the app is shown, and stays.',
  },
  payloads: {},
  answers: { checkFirebase: { output: 'notConfigured' }, checkAuth0: { output: 'notConfigured' } },
  related: [{ page: 'Token session', why: 'whose settling is the first check' }],
};
