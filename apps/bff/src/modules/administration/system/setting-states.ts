import type { Environment } from '../../../platform/config/environment';
import type { SettingStateDto } from './system.dto';

type Setting = { name: keyof Environment & string; isSecret: boolean };
const open = (name: Setting['name']): Setting => ({ name, isSecret: false });
const secret = (name: Setting['name']): Setting => ({ name, isSecret: true });

/** How people sign in. */
export const SIGN_IN_SETTINGS: readonly Setting[] = [
  open('SIGN_UP_ROLE'),
  open('JWT_TTL'),
  open('PASSWORD_WORDS'),
  secret('JWT_SECRET'),
  open('AUTH0_DOMAIN'),
  open('AUTH0_CLIENT_ID'),
  open('AUTH0_AUDIENCE'),
  secret('FIREBASE_API_KEY'),
  open('FIREBASE_PROJECT_ID'),
  open('FIREBASE_AUTH_DOMAIN'),
  open('FIREBASE_DATABASE_URL'),
  open('FIREBASE_EMULATOR'),
];

/** How mails are sent. The address of the mail server may hold a name and a password. */
export const MAIL_SETTINGS: readonly Setting[] = [secret('SMTP_URL'), open('MAIL_FROM'), open('PUBLIC_URL')];

/** Settings as they are, without what is secret: whatever is not said to be open is not shown. */
export const statesOf = (environment: Environment, settings: readonly Setting[]): SettingStateDto[] =>
  settings.map(({ name, isSecret }) => {
    const value = environment[name];
    const isSet = value !== undefined && value !== '';
    return { name, isSet, value: isSet && !isSecret ? withoutPassword(String(value)) : null };
  });

/** An address may be given with a name and a password in it, also where none is wanted. */
const withoutPassword = (value: string): string => value.replace(/(?<=:\/\/)[^/@\s]*@/, '');
