import { submissionProblemOf } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';
import type { User } from '../../session/User';
import { SubmissionFailed } from '../machines/submission';

/** What the server answers to a sign-in or a registration. */
export type SessionAnswer = { user: User; access_token: string } | { error: { type: string; message: string }[] };

/**
 * Turns the server's answer to a sign-in or a registration into a session.
 * @throws SubmissionFailed with what is wrong, whichever way the server, or the network, said so
 */
export const sessionFrom = async (call: Promise<SessionAnswer>): Promise<Session> => {
  const answer = await call.catch((error: unknown) => {
    throw new SubmissionFailed(submissionProblemOf(error));
  });
  if ('error' in answer) {
    const errors = answer.error.map(({ type, message }) => ({ field: type, message }));
    throw new SubmissionFailed({ kind: 'fields', errors });
  }
  return { user: answer.user, token: answer.access_token };
};
