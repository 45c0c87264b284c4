import { defineMessages } from 'react-intl';

/** Titles of the pages, in the browser's tab. Apart from what the pages say, which is fetched with them. */
export const authTitles = defineMessages({
  login: { id: 'auth.title.login', defaultMessage: 'Login' },
  register: { id: 'auth.title.register', defaultMessage: 'Register' },
  forgotPassword: { id: 'auth.title.forgotPassword', defaultMessage: 'Forgot password' },
  resetPassword: { id: 'auth.title.resetPassword', defaultMessage: 'New password' },
  invitation: { id: 'auth.title.invitation', defaultMessage: 'Invitation' },
  callback: { id: 'auth.title.callback', defaultMessage: 'Signing in' },
  loading: { id: 'auth.title.loading', defaultMessage: 'Loading' },
});
