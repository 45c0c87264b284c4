import type { Api } from '@ezone/api-client';
import type { Session } from '../tokenSessionMachine';
import type { Services } from './createServices';
import { exchange } from './exchange';
import type { IdentityClient, ServiceName } from './IdentityClient';
import { takeOver } from './takeOver';

/** Milliseconds that the start of the app waits for a service. */
const PATIENCE = 5_000;

/**
 * Signs in whoever is still signed in at a service, without a question. Where our server does not know them any more, they get back what the
 * service has kept: the next change would overwrite it.
 * @throws whatever stands against it: nobody is, or somebody does not answer in time, or what was kept cannot be read
 */
export const recall = async (
  api: Api,
  services: Services,
  service: ServiceName,
  client: IdentityClient,
): Promise<Session> => {
  const signal = AbortSignal.timeout(PATIENCE);
  const inTime = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The service did not answer in time.')));
  });
  const identity = await Promise.race([client.authenticate({ intent: 'return', address: '' }), inTime]);
  const answer = await exchange(service, api, identity, signal);
  if ('error' in answer) throw new Error('The server does not take what the service says.');
  const session = { user: answer.user, token: answer.access_token };
  return answer.isNew ? takeOver(api, services, session) : session;
};
