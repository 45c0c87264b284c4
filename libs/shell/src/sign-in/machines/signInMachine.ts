import { accountMachineOf } from './accountMachineOf';

/** What somebody signs in with. */
export type Credentials = { email: string; password: string };

/** Signing in with an email address and a password. */
export const signInMachine = accountMachineOf('signIn');
