import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { aTokenFor, aUser } from './testing/fixtures';
import { TokenRefused, tokenSessionMachine } from './tokenSessionMachine';

// Far from due, so that no timer rings while somebody looks.
const session = {
  user: aUser(),
  token: aTokenFor('u1', { from: Date.UTC(2026, 0), until: Date.UTC(2126, 0) }),
};

/** What the chart of the token session cannot say by itself. */
export const tokenSessionDocs: MachineDocs<typeof tokenSessionMachine> = {
  machine: tokenSessionMachine,
  sentences: {
    starting: 'Passed through: is there a token, and is its time over?',
    noToken: 'A guest.',
    checking:
      'The server is asked about the stored token ("Logging in with JWT" where that takes longer than a second).',
    unreachable: 'The server could not be asked. The token is kept.',
    'unreachable.waiting': 'Asked again in five seconds, or at once by a button, or when the network is back.',
    'unreachable.asking': 'The server is asked once more; the page stays as it is.',
    valid: 'Somebody is signed in; a late answer to a call with an earlier token is passed over.',
    'valid.remembered': 'The page is drawn with what the last visit kept of the user; the server is asked.',
    'valid.unconfirmed': 'The server could not be asked: once more in five seconds, or when the network is back.',
    'valid.fresh': 'Less than half of the token’s life is over.',
    'valid.due': 'The token is exchanged as soon as somebody uses Ezone: an unused tab must not live for ever.',
    'valid.refreshing': 'The token is being exchanged; nobody notices.',
    'valid.refreshFailed': 'The server could not be asked, and the old token is still good.',
    expired: 'The token’s time is over ("access_token expired").',
    signedOutElsewhere: 'Another tab has signed out; the sign-in page says so.',
    refused: 'The server will not have the token, as after a call that was answered 401 ("Invalid access_token").',
    signingOut: 'The token is gone from the browser and is being revoked.',
  },
  payloads: {
    signedIn: session,
    'user.updated': { user: session.user },
    'call.unauthorized': { token: session.token },
    'token.changedElsewhere': { token: null },
  },
  answers: { checkToken: { output: session, error: new TokenRefused('by hand') }, revokeToken: {} },
  hide: ['email'],
  related: [
    { page: 'Startup', why: 'which waits until this one has settled' },
    { page: 'Sign-in', why: 'which hands the session over' },
    { page: 'Register', why: 'which does the same for a new account' },
  ],
};
