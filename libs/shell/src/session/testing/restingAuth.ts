import type { Api } from '@ezone/api-client';
import { createActor, fromPromise } from 'xstate';
import { createServices } from '../identity';
import type { StartupActor, TokenSessionActor } from '../session';
import { startupMachine } from '../startupMachine';
import type { IdentityService } from '../startupMachine';
import { tokenSessionMachine } from '../tokenSessionMachine';
import type { Session } from '../tokenSessionMachine';
import type { User } from '../User';

/** A state of the token session, as its stories name it. */
export type SessionState =
  | 'noToken'
  | 'checking'
  | { unreachable: 'waiting' | 'asking' }
  | { valid: 'remembered' | 'unconfirmed' | 'fresh' | 'due' | 'refreshing' | 'refreshFailed' }
  | 'expired'
  | 'signedOutElsewhere'
  | 'refused'
  | 'signingOut';

export type RestingAuthOptions = {
  /** Null where the state knows nobody. */
  user: User | null;
  session: SessionState;
  /** @default 'ready' */
  startup?: 'checking' | 'ready';
  /** @default none */
  token?: string;
  /** What pages that sign somebody in call. @default nothing */
  api?: Api;
};

const never = () => new Promise<never>(() => undefined);

// Nobody answers, so that each state stands still.
/** A token session whose server does not answer. */
export const sessionMachine = tokenSessionMachine.provide({
  actors: {
    checkToken: fromPromise<Session, { token: string }>(never),
    revokeToken: fromPromise<unknown, { token: string }>(never),
  },
  delays: { quietCheck: 1_000_000, askAgainAfter: 1_000_000, revokeWithin: 1_000_000 },
});
/** A start whose checks do not answer. */
export const startingMachine = startupMachine.provide({
  actors: {
    checkStoredToken: fromPromise<unknown>(never),
    checkFirebase: fromPromise<IdentityService>(never),
    checkAuth0: fromPromise<IdentityService>(never),
    removeServiceWorkers: fromPromise<unknown>(never),
  },
});

const startupValue = {
  checking: { checking: { storedToken: 'checking', firebase: 'checked', auth0: 'checked' } },
  ready: 'ready',
} as const;

/** The session and the start of an app that stay in one state, for an AuthProvider in stories and specs. */
export const restingAuth = ({ user, session: state, startup = 'ready', token, api }: RestingAuthOptions) => {
  const session: TokenSessionActor = createActor(sessionMachine, {
    input: { token: token ?? null },
    snapshot: sessionMachine.resolveState({ value: state, context: { token: token ?? null, user } }),
  });
  const start: StartupActor = createActor(startingMachine, {
    snapshot: startingMachine.resolveState({
      value: startupValue[startup],
      context: { firebase: 'notConfigured', auth0: 'notConfigured' },
    }),
  });
  return authOf({ session, startup: start, api });
};

/** What an AuthProvider takes, of actors that it starts. */
export const authOf = ({
  api = {} as Api,
  ...actors
}: {
  session: TokenSessionActor;
  startup: StartupActor;
  api?: Api | undefined;
}) => ({
  ...actors,
  api,
  services: createServices(api),
  start: () => {
    actors.session.start();
    actors.startup.start();
  },
});
