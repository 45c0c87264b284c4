import type { IdentityRequest, ServiceProblem } from '../IdentityClient';

/** Where a form says what Firebase says, and as which of the sentences of `validationMessages`. */
type Place = { field: 'displayName' | 'email' | 'password'; message: string };

const places: Readonly<Record<string, Place>> = {
  'email-already-in-use': { field: 'email', message: 'emailTaken' },
  'invalid-email': { field: 'email', message: 'emailInvalid' },
  'operation-not-allowed': { field: 'email', message: 'passwordsOff' },
  'user-not-found': { field: 'email', message: 'emailUnknown' },
  'user-disabled': { field: 'email', message: 'userDisabled' },
  'weak-password': { field: 'password', message: 'passwordWeak' },
  'wrong-password': { field: 'password', message: 'passwordWrong' },
  // A project that does not tell who has an account says this instead of the two before.
  'invalid-credential': { field: 'password', message: 'credentialsWrong' },
  'invalid-login-credentials': { field: 'password', message: 'credentialsWrong' },
};

/** What is about the account as a whole stands at the first field of the form, which is the name where one registers. */
const aboutTheAccount: readonly string[] = ['operation-not-allowed', 'user-not-found', 'user-disabled'];

/** What a form says to an error of Firebase. */
export const problemOfCode = (code: string, intent: IdentityRequest['intent']): ServiceProblem => {
  const place = places[code];
  if (place) {
    const isAtName = intent === 'register' && aboutTheAccount.includes(code);
    return { kind: 'fields', errors: [isAtName ? { ...place, field: 'displayName' } : place] };
  }
  if (code === 'too-many-requests') return { kind: 'tooMany', seconds: undefined };
  // Without a code it is no answer of Firebase.
  if (code === 'network-request-failed' || code === '') return { kind: 'serviceDown' };
  return { kind: 'misconfigured', code };
};
