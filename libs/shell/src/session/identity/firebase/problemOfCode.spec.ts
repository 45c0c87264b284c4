import { problemOfCode } from './problemOfCode';

const at = (field: string, message: string) => ({ kind: 'fields', errors: [{ field, message }] });

it.each([
  ['email-already-in-use', 'email', 'email', 'emailTaken'],
  ['invalid-email', 'email', 'email', 'emailInvalid'],
  ['operation-not-allowed', 'email', 'displayName', 'passwordsOff'],
  ['user-not-found', 'email', 'displayName', 'emailUnknown'],
  ['user-disabled', 'email', 'displayName', 'userDisabled'],
  ['weak-password', 'password', 'password', 'passwordWeak'],
  ['wrong-password', 'password', 'password', 'passwordWrong'],
  ['invalid-credential', 'password', 'password', 'credentialsWrong'],
])('says %s at %s where one logs in, and at %s where one registers', (code, login, register, message) => {
  expect(problemOfCode(code, 'login')).toEqual(at(login, message));
  expect(problemOfCode(code, 'register')).toEqual(at(register, message));
});

it.each([
  ['too-many-requests', { kind: 'tooMany', seconds: undefined }],
  ['network-request-failed', { kind: 'serviceDown' }],
  ['', { kind: 'serviceDown' }],
  ['invalid-api-key', { kind: 'misconfigured', code: 'invalid-api-key' }],
  ['internal-error', { kind: 'misconfigured', code: 'internal-error' }],
])('has no field for "%s"', (code, problem) => {
  expect(problemOfCode(code, 'login')).toEqual(problem);
});
