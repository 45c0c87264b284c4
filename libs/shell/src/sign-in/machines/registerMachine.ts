import { accountMachineOf } from './accountMachineOf';

/** What a new account is made of. */
export type Registration = { displayName: string; email: string; password: string };

/** Making an account, which signs in at the same time. */
export const registerMachine = accountMachineOf('register');
