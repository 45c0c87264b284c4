import { ApiError } from '@ezone/api-client';
import { SubmissionFailed } from '../machines/submission';
import type { FieldError, SubmissionProblem } from '../machines/submission';
import type { Session } from '../../session/tokenSessionMachine';
import type { User } from '../../session/User';

/** What the server answers to a sign-in or a registration. */
export type SessionAnswer = { user: User; access_token: string } | { error: { type: string; message: string }[] };

const problemOf = (error: unknown): SubmissionProblem => {
  if (!(error instanceof ApiError)) return { kind: 'unexpected', requestId: '' };
  if (error.isOffline) return { kind: 'network' };
  if (error.statusCode === 429) return { kind: 'tooMany', seconds: error.retryAfter };
  if (error.statusCode === 403) return { kind: 'forbidden' };
  if (error.statusCode === 400 && error.details.length > 0) return { kind: 'fields', errors: error.details };
  return { kind: 'unexpected', requestId: error.requestId };
};

const fieldErrors = (errors: { type: string; message: string }[]): FieldError[] =>
  errors.map(({ type, message }) => ({ field: type, message }));

/**
 * Turns the server's answer to a sign-in or a registration into a session.
 * @throws SubmissionFailed with what is wrong, whichever way the server, or the network, said so
 */
export const sessionFrom = async (call: Promise<SessionAnswer>): Promise<Session> => {
  const answer = await call.catch((error: unknown) => {
    throw new SubmissionFailed(problemOf(error));
  });
  if ('error' in answer) throw new SubmissionFailed({ kind: 'fields', errors: fieldErrors(answer.error) });
  return { user: answer.user, token: answer.access_token };
};
