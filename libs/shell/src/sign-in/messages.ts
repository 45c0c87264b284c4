import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

/** What the pages around signing in say. The documented sentences stand as documented. */
export const authMessages = defineMessages({
  signInHeading: { id: 'auth.login.heading', defaultMessage: 'Sign in to Ezone' },
  registerHeading: { id: 'auth.register.heading', defaultMessage: 'Create an account' },
  claim: { id: 'auth.frame.claim', defaultMessage: 'Your work in one place' },
  claimDetail: {
    id: 'auth.frame.claimDetail',
    defaultMessage: 'Notes, mail, calendar, boards and the numbers of the day, for staff and administrators.',
  },
  language: { id: 'auth.frame.language', defaultMessage: 'Language' },
  languageNotChanged: {
    id: 'auth.frame.languageNotChanged',
    defaultMessage: 'The language could not be fetched. Try again when you are connected.',
  },
  ways: { id: 'auth.tabs.label', defaultMessage: 'Ways to sign in' },
  jwt: { id: 'auth.tabs.jwt', defaultMessage: 'JWT' },
  firebase: { id: 'auth.tabs.firebase', defaultMessage: 'Firebase' },
  auth0: { id: 'auth.tabs.auth0', defaultMessage: 'Auth0' },
  displayName: { id: 'auth.field.displayName', defaultMessage: 'Display name' },
  email: { id: 'auth.field.email', defaultMessage: 'Email' },
  password: { id: 'auth.field.password', defaultMessage: 'Password' },
  passwordConfirm: { id: 'auth.field.passwordConfirm', defaultMessage: 'Confirm password' },
  showPassword: { id: 'auth.field.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'auth.field.hidePassword', defaultMessage: 'Hide password' },
  capsLock: { id: 'auth.field.capsLock', defaultMessage: 'Caps lock is on.' },
  login: { id: 'auth.login.submit', defaultMessage: 'Login' },
  register: { id: 'auth.register.submit', defaultMessage: 'Register' },
  noAccount: { id: 'auth.login.noAccount', defaultMessage: 'No account yet?' },
  toRegister: { id: 'auth.login.toRegister', defaultMessage: 'Register' },
  toForgot: { id: 'auth.login.toForgot', defaultMessage: 'Forgot your password?' },
  hasAccount: { id: 'auth.register.hasAccount', defaultMessage: 'Already have an account?' },
  toLogin: { id: 'auth.register.toLogin', defaultMessage: 'Login' },
  toDashboard: { id: 'auth.login.toDashboard', defaultMessage: 'To the dashboard, after signing in' },
  demoAccounts: { id: 'auth.login.demoAccounts', defaultMessage: 'Demo accounts' },
  demoUse: { id: 'auth.login.demoUse', defaultMessage: 'Use' },
  nothingKept: {
    id: 'auth.login.nothingKept',
    defaultMessage:
      'This browser keeps nothing for Ezone: storage is switched off for this page. You can sign in, and have to do so again at each load.',
  },
  backToLogin: { id: 'auth.callback.backToLogin', defaultMessage: 'Back to the sign-in page' },
  servicesUnknown: {
    id: 'auth.tabs.servicesUnknown',
    defaultMessage: 'The server was not reached, so it is not known whether this service is configured.',
  },
  loading: { id: 'auth.loading.heading', defaultMessage: 'Loading …' },
  registrationClosed: {
    id: 'auth.problem.registrationClosed',
    defaultMessage: 'Registration is closed here. Ask an administrator for an account.',
  },
});

/** The same, with something to fill in. */
export const authTexts = defineMessages<{
  notConfigured: { service: string };
  backNotConfigured: { service: string };
  demoUseLabel: { email: string };
}>({
  notConfigured: {
    id: 'auth.tabs.notConfigured',
    defaultMessage: '{service} is not configured here. Sign in on the JWT tab instead.',
  },
  backNotConfigured: {
    id: 'auth.callback.notConfigured',
    defaultMessage: '{service} is not configured here. Sign in with your email and password instead.',
  },
  demoUseLabel: { id: 'auth.login.demoUseLabel', defaultMessage: 'Use {email}' },
});

/** What is said to whoever has forgotten the password. */
export const recoveryMessages = defineMessages({
  forgotHeading: { id: 'auth.forgot.heading', defaultMessage: 'Forgot your password?' },
  forgotHint: {
    id: 'auth.forgot.hint',
    defaultMessage: 'Enter the email address of your account, and we send you a link to choose a new password.',
  },
  send: { id: 'auth.forgot.submit', defaultMessage: 'Send the link' },
  resetHeading: { id: 'auth.reset.heading', defaultMessage: 'Choose a new password' },
  newPassword: { id: 'auth.reset.newPassword', defaultMessage: 'New password' },
  reset: { id: 'auth.reset.submit', defaultMessage: 'Set the password' },
  done: {
    id: 'auth.reset.done',
    defaultMessage: 'Your password was changed, and you are signed out everywhere. Sign in with the new one.',
  },
  badLink: {
    id: 'auth.reset.badLink',
    defaultMessage: 'This link is not valid any more: it works once, and for one hour. Ask for another one.',
  },
  again: { id: 'auth.reset.again', defaultMessage: 'Ask for another link' },
});

/** What is said to whoever comes by the link of an invitation. */
export const invitationMessages = defineMessages({
  heading: { id: 'auth.invitation.heading', defaultMessage: 'Welcome to Ezone' },
  done: { id: 'auth.invitation.done', defaultMessage: 'Your password is set. Sign in with it.' },
  badLink: {
    id: 'auth.invitation.badLink',
    defaultMessage:
      'This link is not valid any more: it works once, and for seven days. Ask whoever invited you for another one.',
  },
});

/** The same, with something to fill in. */
export const recoveryTexts = defineMessages<Record<'sent' | 'inLog', { email: string }>>({
  sent: {
    id: 'auth.forgot.sent',
    defaultMessage:
      'If there is an account for {email}, a link to choose a new password is on its way there. It works for one hour.',
  },
  inLog: {
    id: 'auth.forgot.inLog',
    defaultMessage:
      'If there is an account for {email}, a link to choose a new password is in the log of this server, which sends no mail. Ask an administrator for it: it works for one hour.',
  },
});

/** What the tabs of services say, and the page that one comes back to from them. */
export const serviceTexts = defineMessages<{
  loginHint: { service: string };
  registerHint: { service: string };
  login: { service: string };
  register: { service: string };
  notSignedIn: { service: string };
  denied: { service: string };
  stateLost: { service: string };
  serviceDown: { service: string };
  refused: { service: string };
  misconfigured: { service: string; code: string };
  emailTaken: { service: string };
}>({
  loginHint: {
    id: 'auth.service.loginHint',
    defaultMessage: 'You sign in on the pages of {service}, and come back here.',
  },
  registerHint: {
    id: 'auth.service.registerHint',
    defaultMessage: 'You make an account on the pages of {service}, and come back here signed in.',
  },
  login: { id: 'auth.service.login', defaultMessage: 'Login with {service}' },
  register: { id: 'auth.service.register', defaultMessage: 'Register with {service}' },
  notSignedIn: { id: 'auth.service.notSignedIn', defaultMessage: '{service} did not sign you in' },
  denied: {
    id: 'auth.service.denied',
    defaultMessage: '{service} says that access was denied. You can try again, or sign in in another way.',
  },
  stateLost: {
    id: 'auth.service.stateLost',
    defaultMessage:
      'This sign-in cannot be finished: it was begun in another tab, or too long ago. Begin once more on the sign-in page.',
  },
  serviceDown: {
    id: 'auth.service.down',
    defaultMessage: '{service} cannot be reached right now. Try again in a moment, or sign in in another way.',
  },
  refused: {
    id: 'auth.service.refused',
    defaultMessage: 'The server does not accept what {service} said. Begin once more on the sign-in page.',
  },
  misconfigured: {
    id: 'auth.service.misconfigured',
    defaultMessage: '{service} does not know this site as it is set up ({code}). Tell an administrator.',
  },
  emailTaken: {
    id: 'auth.service.emailTaken',
    defaultMessage:
      'There is an account here with the email address that {service} gave. Sign in to that account as you did before.',
  },
});

type Code =
  | 'displayNameRequired'
  | 'displayNameLong'
  | 'emailInvalid'
  | 'emailRequired'
  | 'passwordRequired'
  | 'passwordShort4'
  | 'passwordShort8'
  | 'passwordsDiffer'
  | 'emailUnknown'
  | 'passwordWrong'
  | 'emailTaken'
  | 'emailMissing'
  | 'passwordsOff'
  | 'userDisabled'
  | 'passwordWeak'
  | 'credentialsWrong'
  | 'passwordCommon'
  | 'passwordKnown'
  | 'newPasswordRequired';

/** What is wrong with a field. The keys are the codes that the schemas give. */
export const validationMessages: Record<Code, MessageDescriptor> = defineMessages({
  displayNameRequired: { id: 'auth.validation.displayNameRequired', defaultMessage: 'You must enter display name' },
  displayNameLong: {
    id: 'auth.validation.displayNameLong',
    defaultMessage: 'Too long: {length, number} of at most {limit, number} characters. Nothing was cut off.',
  },
  emailInvalid: { id: 'auth.validation.emailInvalid', defaultMessage: 'You must enter a valid email' },
  emailRequired: { id: 'auth.validation.emailRequired', defaultMessage: 'You must enter a email' },
  passwordRequired: { id: 'auth.validation.passwordRequired', defaultMessage: 'Please enter your password.' },
  passwordShort4: {
    id: 'auth.validation.passwordShort4',
    defaultMessage: 'Password is too short - should be 4 chars minimum.',
  },
  passwordShort8: {
    id: 'auth.validation.passwordShort8',
    defaultMessage: 'Password is too short - should be 8 chars minimum.',
  },
  passwordsDiffer: { id: 'auth.validation.passwordsDiffer', defaultMessage: 'Passwords must match' },
  emailUnknown: { id: 'auth.validation.emailUnknown', defaultMessage: 'Check your email address' },
  passwordWrong: { id: 'auth.validation.passwordWrong', defaultMessage: 'Check your password' },
  emailTaken: { id: 'auth.validation.emailTaken', defaultMessage: 'The email address is already in use' },
  emailMissing: {
    id: 'auth.validation.emailMissing',
    defaultMessage: 'The service gave no email address, and every account here has one.',
  },
  passwordsOff: {
    id: 'auth.validation.passwordsOff',
    defaultMessage: 'Firebase does not take passwords here. Sign in in another way.',
  },
  userDisabled: { id: 'auth.validation.userDisabled', defaultMessage: 'This account has been disabled.' },
  passwordWeak: {
    id: 'auth.validation.passwordWeak',
    defaultMessage: 'This password is too weak. Choose a longer one.',
  },
  credentialsWrong: {
    id: 'auth.validation.credentialsWrong',
    defaultMessage: 'Check your email address and your password',
  },
  newPasswordRequired: { id: 'auth.validation.newPasswordRequired', defaultMessage: 'Please enter a new password.' },
  passwordCommon: {
    id: 'auth.validation.passwordCommon',
    defaultMessage: 'Many people use this password, so it is the first that is tried. Choose another one.',
  },
  passwordKnown: {
    id: 'auth.validation.passwordKnown',
    defaultMessage: 'Your name and your email address are known to others. Choose another password.',
  },
});

/** Names a sentence that can be said in every language. */
export type RefusalCode = Code;

/** The server's own sentences that we can say in every language. */
const knownRefusals: Readonly<Record<string, Code>> = {
  'Check your email address': 'emailUnknown',
  'Check your password': 'passwordWrong',
  'The email address is already in use': 'emailTaken',
  'This account is disabled': 'userDisabled',
  'The password is among the most common ones': 'passwordCommon',
  'The password must not be a name or an e-mail address': 'passwordKnown',
  'The sign-in service gave no e-mail address': 'emailMissing',
};

/** The code of what a schema or the server says; undefined for what only the server can put into words. */
export const refusalOf = (message: string): RefusalCode | undefined => {
  const code = knownRefusals[message] ?? message;
  return code in validationMessages ? (code as Code) : undefined;
};
