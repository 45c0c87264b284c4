import { createActor, fromPromise } from 'xstate';
import type { Identity, IdentityRequest } from '../../session/identity';
import type { Session } from '../../session/tokenSessionMachine';
import { identityMachine } from '../machines/identityMachine';
import type { IdentityProblem } from '../machines/identityMachine';

const never = () => new Promise<never>(() => undefined);

/** The flow of a service that never answers, and of a server that does not either, so that each state stands still. */
export const waitingIdentityMachine = identityMachine.provide({
  actors: {
    authenticate: fromPromise<Identity, IdentityRequest>(never),
    fetchUser: fromPromise<Session, Identity>(never),
  },
});

export type IdentityFlowState = 'notConfigured' | 'idle' | 'authenticating' | 'fetchingUser' | 'failed' | 'done';

/** The flow, standing still in one state. `identity` is there once the service has said who somebody is. */
export function identityFlowAt(
  state: IdentityFlowState,
  problem: IdentityProblem | null,
  identity: Identity | null = null,
) {
  const isConfigured = state !== 'notConfigured';
  const snapshot = waitingIdentityMachine.resolveState({ value: state, context: { isConfigured, identity, problem } });
  return createActor(waitingIdentityMachine, { input: { isConfigured }, snapshot }).start();
}
