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
  loading: { id: 'auth.loading.heading', defaultMessage: 'Loading …' },
  registrationClosed: {
    id: 'auth.problem.registrationClosed',
    defaultMessage: 'Registration is closed here. Ask an administrator for an account.',
  },
});

/** The same, with something to fill in. */
export const authTexts = defineMessages<{
  notConfigured: { service: string };
  demoUseLabel: { email: string };
}>({
  notConfigured: {
    id: 'auth.tabs.notConfigured',
    defaultMessage: '{service} is not configured here. Sign in on the JWT tab instead.',
  },
  demoUseLabel: { id: 'auth.login.demoUseLabel', defaultMessage: 'Use {email}' },
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
  | 'emailTaken';

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
});
