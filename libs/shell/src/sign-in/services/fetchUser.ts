import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { exchange, IdentityFailed } from '../../session/identity';
import type { Identity, ServiceName } from '../../session/identity';
import type { Session } from '../../session/tokenSessionMachine';
import { sessionFrom } from '../forms/sessionFrom';

/** Whether it is our server that answers, and the service that it has to ask does not. A proxy names no request. */
const saysServiceIsDown = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 503 && error.requestId !== '';

/**
 * Exchanges what a service says for the user's data and a token of ours.
 * @throws SubmissionFailed where our server will not have it, IdentityFailed where it cannot ask the service
 */
export const fetchUser = async (
  api: Api,
  service: ServiceName,
  identity: Identity,
  signal: AbortSignal,
): Promise<Session> => {
  const answer = exchange(service, api, identity, signal);
  const isServiceDown = await answer.then(() => false, saysServiceIsDown);
  if (isServiceDown) throw new IdentityFailed({ kind: 'serviceDown' });
  return sessionFrom(answer);
};
