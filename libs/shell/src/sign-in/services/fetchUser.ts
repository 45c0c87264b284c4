import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { exchange, IdentityFailed, profileStore, takeOver } from '../../session/identity';
import type { Identity, ServiceName, Services } from '../../session/identity';
import type { Session } from '../../session/tokenSessionMachine';
import { sessionFrom } from '../forms/sessionFrom';

/** Whether it is our server that answers, and the service that it has to ask does not. A proxy names no request. */
const saysServiceIsDown = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 503 && error.requestId !== '';

type Options = {
  api: Api;
  services: Services;
  service: ServiceName;
  signal: AbortSignal;
  /** Told where settings that the service has kept of a new user could not be taken over. */
  onNotTaken: () => void;
};

/**
 * Exchanges what a service says for the user's data and a token of ours.
 * @throws SubmissionFailed where our server will not have it, IdentityFailed where it cannot ask the service
 */
export const fetchUser = async (
  identity: Identity,
  { api, services, service, signal, onNotTaken }: Options,
): Promise<Session> => {
  const answer = exchange(service, api, identity, signal);
  const isServiceDown = await answer.then(() => false, saysServiceIsDown);
  if (isServiceDown) throw new IdentityFailed({ kind: 'serviceDown' });
  const session = await sessionFrom(answer);
  // Of whom our server does not let in, nothing stays for the next person at this computer.
  if (identity.profile) profileStore.write(identity.profile);
  const given = await answer;
  if (!('isNew' in given && given.isNew)) return session;
  return takeOver(api, services, session).catch(() => {
    onNotTaken();
    return session;
  });
};
