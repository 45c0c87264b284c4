import type { MessageDescriptor } from 'react-intl';
import { authMessages } from '../messages';
import type { AuthKind } from '../paths';

/** What can be asked for on a page around signing in. */
export type AuthValues = {
  displayName: string;
  email: string;
  password: string;
  newPassword: string;
  passwordConfirm: string;
  remember: boolean;
  terms: boolean;
};

export type FieldName = keyof AuthValues;

export const noValues: AuthValues = {
  displayName: '',
  email: '',
  password: '',
  newPassword: '',
  passwordConfirm: '',
  remember: false,
  terms: false,
};

/** A page around signing in. */
export type AuthFormData = {
  heading: MessageDescriptor;
  /** Absent where what is said there has something to fill in. */
  intro?: MessageDescriptor;
  /** What is asked for, in this order. */
  fields: readonly FieldName[];
  submit: MessageDescriptor;
  /** What would have come of it. */
  done: MessageDescriptor;
  /** Where else one may want to go. */
  ways: readonly { to: AuthKind; text: MessageDescriptor }[];
};

const toLogin = { to: 'login', text: authMessages.toLogin } as const;

/** Each page around signing in, whatever it looks like. */
export const authForms: Readonly<Record<AuthKind, AuthFormData>> = {
  login: {
    heading: authMessages.loginHeading,
    intro: authMessages.loginIntro,
    fields: ['email', 'password', 'remember'],
    submit: authMessages.login,
    done: authMessages.loginDone,
    ways: [
      { to: 'forgot-password', text: authMessages.forgot },
      { to: 'register', text: authMessages.noAccount },
    ],
  },
  register: {
    heading: authMessages.registerHeading,
    intro: authMessages.registerIntro,
    fields: ['displayName', 'email', 'newPassword', 'passwordConfirm', 'terms'],
    submit: authMessages.register,
    done: authMessages.registerDone,
    ways: [{ to: 'login', text: authMessages.hasAccount }],
  },
  'forgot-password': {
    heading: authMessages.forgotHeading,
    intro: authMessages.forgotIntro,
    fields: ['email'],
    submit: authMessages.sendLink,
    done: authMessages.forgotDone,
    ways: [toLogin],
  },
  'reset-password': {
    heading: authMessages.resetHeading,
    intro: authMessages.resetIntro,
    fields: ['email', 'newPassword', 'passwordConfirm'],
    submit: authMessages.reset,
    done: authMessages.resetDone,
    ways: [toLogin],
  },
  lock: {
    heading: authMessages.lockHeading,
    intro: authMessages.lockIntro,
    fields: ['password'],
    submit: authMessages.unlock,
    done: authMessages.lockDone,
    ways: [{ to: 'login', text: authMessages.somebodyElse }],
  },
  'mail-confirm': {
    heading: authMessages.confirmHeading,
    fields: [],
    submit: authMessages.resend,
    done: authMessages.confirmDone,
    ways: [toLogin],
  },
};
