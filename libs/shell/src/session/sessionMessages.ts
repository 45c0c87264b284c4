import { defineMessages } from 'react-intl';

/** What is said about the session, on any page, so these are loaded with the app. */
export const sessionMessages = defineMessages({
  tokenFailed: { id: 'app.session.tokenFailed', defaultMessage: 'Failed to login with token.' },
  tokenExpired: { id: 'app.session.tokenExpired', defaultMessage: 'access_token expired' },
  tokenInvalid: { id: 'app.session.tokenInvalid', defaultMessage: 'Invalid access_token' },
  signedOutElsewhere: {
    id: 'app.session.signedOutElsewhere',
    defaultMessage: 'You were signed out in another tab. Sign in to go on where you were.',
  },
  ended: {
    id: 'app.session.ended',
    defaultMessage: 'Your session has ended. Sign in to go on where you were.',
  },
  starting: { id: 'app.session.starting', defaultMessage: 'Ezone is starting' },
  unreachableTitle: { id: 'app.session.unreachableTitle', defaultMessage: 'Ezone cannot be reached' },
  unreachableAdvice: {
    id: 'app.session.unreachableAdvice',
    defaultMessage:
      'There may be no connection right now. You are still signed in; Ezone goes on as soon as the server answers.',
  },
  retry: { id: 'app.session.retry', defaultMessage: 'Try again' },
  logout: { id: 'app.session.logout', defaultMessage: 'Logout' },
  loggingOut: { id: 'app.session.loggingOut', defaultMessage: 'Logging out..' },
  signOut: { id: 'app.session.signOut', defaultMessage: 'Sign out' },
});

/** The same, with the name of what says who somebody is. */
export const sessionTexts = defineMessages<{
  loggingIn: { service: string };
  loggedIn: { service: string };
  notTaken: { service: string };
}>({
  loggingIn: { id: 'app.session.loggingIn', defaultMessage: 'Logging in with {service}' },
  loggedIn: { id: 'app.session.loggedIn', defaultMessage: 'Logged in with {service}' },
  notTaken: {
    id: 'app.session.notTaken',
    defaultMessage:
      'The settings that {service} keeps of you could not be taken over. You begin with those of everybody.',
  },
});
