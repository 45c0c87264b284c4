import type { AnswerOf, Api } from '@ezone/api-client';
import type { Identity, ServiceName } from './IdentityClient';

type Exchange = (api: Api, identity: Identity, signal: AbortSignal) => Promise<AnswerOf<'signInWithAuth0'>>;

/** Has our server check what each service says. */
const exchanges: Readonly<Record<ServiceName, Exchange>> = {
  firebase: (api, { token: idToken }, signal) => api.signInWithFirebase({ body: { idToken }, signal }),
  auth0: (api, { token: idToken, nonce }, signal) =>
    api.signInWithAuth0({ body: { idToken, ...(nonce !== undefined && { nonce }) }, signal }),
};

/** Exchanges what a service says for a user and a token of ours, or for what our server has against it. */
export const exchange = (service: ServiceName, ...rest: Parameters<Exchange>): ReturnType<Exchange> =>
  exchanges[service](...rest);
