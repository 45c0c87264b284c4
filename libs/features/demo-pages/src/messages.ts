import { defineMessages } from 'react-intl';

/** What stands around every demo page and its form. */
export const demoMessages = defineMessages({
  note: { id: 'demo.page.note', defaultMessage: 'This is a demo page: nothing that you type here is sent or kept.' },
  leave: { id: 'demo.page.leave', defaultMessage: 'Back to Ezone' },
  claim: { id: 'demo.page.claim', defaultMessage: 'One place for the work of a whole team' },
  claimDetail: {
    id: 'demo.page.claimDetail',
    defaultMessage: 'Mail, calendar, boards and orders, in your language and in the colours you like.',
  },
  pointTogether: { id: 'demo.page.pointTogether', defaultMessage: 'Everybody sees the same state, at once' },
  pointOffline: { id: 'demo.page.pointOffline', defaultMessage: 'What you write offline is there when you are back' },
  pointKeys: { id: 'demo.page.pointKeys', defaultMessage: 'Every app works from the keyboard alone' },
});

/** The fields of the pages around signing in. */
export const fieldMessages = defineMessages({
  displayName: { id: 'demo.field.displayName', defaultMessage: 'Your name' },
  email: { id: 'demo.field.email', defaultMessage: 'Email' },
  password: { id: 'demo.field.password', defaultMessage: 'Password' },
  newPassword: { id: 'demo.field.newPassword', defaultMessage: 'New password' },
  passwordConfirm: { id: 'demo.field.passwordConfirm', defaultMessage: 'The password once more' },
  remember: { id: 'demo.field.remember', defaultMessage: 'Stay signed in' },
  terms: { id: 'demo.field.terms', defaultMessage: 'I accept the terms of use' },
  showPassword: { id: 'demo.field.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'demo.field.hidePassword', defaultMessage: 'Hide password' },
  capsLock: { id: 'demo.field.capsLock', defaultMessage: 'Caps lock is on.' },
});

/** What is wrong with a field, by the codes of the rules; the rest is said as in every form. */
export const faultMessages = defineMessages({
  passwordsDiffer: { id: 'demo.fault.passwordsDiffer', defaultMessage: 'This is not the same password.' },
});

/** What each page around signing in says. */
export const authMessages = defineMessages({
  loginHeading: { id: 'demo.login.heading', defaultMessage: 'Welcome back' },
  loginIntro: { id: 'demo.login.intro', defaultMessage: 'Sign in to go on where you left off.' },
  login: { id: 'demo.login.submit', defaultMessage: 'Sign in' },
  loginDone: {
    id: 'demo.login.done',
    defaultMessage: 'All is filled in. You would be signed in now, but this is a demo page: nothing was sent.',
  },
  noAccount: { id: 'demo.login.noAccount', defaultMessage: 'Create an account' },
  forgot: { id: 'demo.login.forgot', defaultMessage: 'Forgot your password?' },
  registerHeading: { id: 'demo.register.heading', defaultMessage: 'Create your account' },
  registerIntro: { id: 'demo.register.intro', defaultMessage: 'It takes a minute, and a password of 8 characters.' },
  register: { id: 'demo.register.submit', defaultMessage: 'Create the account' },
  registerDone: {
    id: 'demo.register.done',
    defaultMessage: 'All is filled in. Your account would be there now, but this is a demo page: nothing was sent.',
  },
  hasAccount: { id: 'demo.register.hasAccount', defaultMessage: 'You have an account? Sign in' },
  forgotHeading: { id: 'demo.forgot.heading', defaultMessage: 'Forgot your password?' },
  forgotIntro: {
    id: 'demo.forgot.intro',
    defaultMessage: 'Tell us your email address, and you get a link that leads to a new one.',
  },
  sendLink: { id: 'demo.forgot.submit', defaultMessage: 'Send the link' },
  forgotDone: {
    id: 'demo.forgot.done',
    defaultMessage: 'A link would be on its way to you now, but this is a demo page: nothing was sent.',
  },
  toLogin: { id: 'demo.forgot.toLogin', defaultMessage: 'Back to signing in' },
  resetHeading: { id: 'demo.reset.heading', defaultMessage: 'Choose a new password' },
  resetIntro: { id: 'demo.reset.intro', defaultMessage: 'At least 8 characters. A sentence is easy to keep in mind.' },
  reset: { id: 'demo.reset.submit', defaultMessage: 'Change the password' },
  resetDone: {
    id: 'demo.reset.done',
    defaultMessage: 'Your password would be another one now, but this is a demo page: nothing was changed.',
  },
  lockHeading: { id: 'demo.lock.heading', defaultMessage: 'Your session is locked' },
  lockIntro: { id: 'demo.lock.intro', defaultMessage: 'It was quiet for a while. Your password opens it again.' },
  unlock: { id: 'demo.lock.submit', defaultMessage: 'Unlock' },
  lockDone: {
    id: 'demo.lock.done',
    defaultMessage: 'Your session would be open again, but this is a demo page: it was never locked.',
  },
  somebodyElse: { id: 'demo.lock.somebodyElse', defaultMessage: 'Sign in as somebody else' },
  confirmHeading: { id: 'demo.confirm.heading', defaultMessage: 'Confirm your email address' },
  resend: { id: 'demo.confirm.submit', defaultMessage: 'Send it once more' },
  confirmDone: {
    id: 'demo.confirm.done',
    defaultMessage: 'The mail would be on its way once more, but this is a demo page: nothing was sent.',
  },
});

/** The same, with something to fill in. */
export const authTexts = defineMessages<{ confirmIntro: { address: string } }>({
  confirmIntro: {
    id: 'demo.confirm.intro',
    defaultMessage: 'A mail has gone to {address}. The link in it confirms that the address is yours.',
  },
});

/** What the page of something to come says. */
export const soonMessages = defineMessages({
  heading: { id: 'demo.soon.heading', defaultMessage: 'Something new is coming' },
  intro: {
    id: 'demo.soon.intro',
    defaultMessage: 'We are busy with the last touches. Leave your address, and you hear of it first.',
  },
  here: { id: 'demo.soon.here', defaultMessage: 'It is there. Load the page again to have a look.' },
  submit: { id: 'demo.soon.submit', defaultMessage: 'Tell me' },
  done: {
    id: 'demo.soon.done',
    defaultMessage: 'You would be on the list now, but this is a demo page: nothing was sent.',
  },
});

type Count = { count: number };

/** The same, with something to fill in. The units stand under their numbers. */
export const soonTexts = defineMessages<
  { opens: { date: string }; left: { days: string; hours: string; minutes: string } } & Record<
    'days' | 'hours' | 'minutes' | 'seconds',
    Count
  >
>({
  opens: { id: 'demo.soon.opens', defaultMessage: 'It opens on {date}' },
  left: { id: 'demo.soon.left', defaultMessage: '{days}, {hours} and {minutes} are left.' },
  days: { id: 'demo.soon.days', defaultMessage: '{count, plural, one {day} other {days}}' },
  hours: { id: 'demo.soon.hours', defaultMessage: '{count, plural, one {hour} other {hours}}' },
  minutes: { id: 'demo.soon.minutes', defaultMessage: '{count, plural, one {minute} other {minutes}}' },
  seconds: { id: 'demo.soon.seconds', defaultMessage: '{count, plural, one {second} other {seconds}}' },
});

/** What the page of a closed system says. */
export const maintenanceMessages = defineMessages({
  mark: { id: 'demo.maintenance.mark', defaultMessage: 'Demo page' },
  heading: { id: 'demo.maintenance.heading', defaultMessage: 'Closed for maintenance' },
  advice: {
    id: 'demo.maintenance.advice',
    defaultMessage:
      'This is how it would look while something is being repaired: your work is safe, and the page is back in a few minutes. Ezone itself is open.',
  },
});
