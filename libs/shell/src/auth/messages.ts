import { defineMessages } from 'react-intl';

/** What the pages around signing in say. The documented sentences stand as documented. */
export const authMessages = defineMessages({
  signInTitle: { id: 'auth.signIn.title', defaultMessage: 'Sign in to Ezone' },
});
