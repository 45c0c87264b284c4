import type { Api } from '@ezone/api-client';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { ToastProvider } from '../../notices/toast';
import { AuthProvider, useCurrentUser } from '../AuthProvider';
import { startupMachine } from '../startupMachine';
import type { IdentityService } from '../startupMachine';
import { tokenSessionMachine } from '../tokenSessionMachine';
import type { Session } from '../tokenSessionMachine';
import type { StartupActor, TokenSessionActor } from '../session';
import { StartupGate } from '../StartupGate';
import type { User } from '../User';

/** A state of the token session, as its stories name it. */
export type SessionState =
  | 'noToken'
  | 'checking'
  | { unreachable: 'waiting' | 'asking' }
  | { valid: 'fresh' | 'due' | 'refreshing' | 'refreshFailed' }
  | 'expired'
  | 'signedOutElsewhere'
  | 'refused'
  | 'signingOut';

type AppAtProps = {
  session: SessionState;
  startup: 'checking' | 'ready';
  /** Null where the state knows nobody. */
  user: User | null;
  /** @default none */
  token?: string;
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

/** What a visitor sees of the app in one state of its session and its start. */
export const AppAt = ({ session: state, startup: start, user, token }: AppAtProps) => {
  const [auth] = useState(() => {
    const session: TokenSessionActor = createActor(sessionMachine, {
      input: { token: token ?? null },
      snapshot: sessionMachine.resolveState({ value: state, context: { token: token ?? null, user } }),
    });
    const startup: StartupActor = createActor(startingMachine, {
      snapshot: startingMachine.resolveState({
        value: startupValue[start],
        context: { firebase: 'notConfigured', auth0: 'notConfigured' },
      }),
    });
    return { session, startup };
  });
  return <AppOn {...auth} />;
};

/** What a visitor sees of the app while its session and its start are driven by these actors, which it starts. */
export const AppOn = ({ session, startup }: { session: TokenSessionActor; startup: StartupActor }) => {
  const [auth] = useState(() => ({
    // No page of these stories calls anything.
    api: {} as Api,
    session,
    startup,
    start: () => {
      session.start();
      startup.start();
    },
  }));
  return (
    <ToastProvider>
      <AuthProvider auth={auth}>
        <StartupGate>
          <Somebody />
        </StartupGate>
      </AuthProvider>
    </ToastProvider>
  );
};

function Somebody() {
  const user = useCurrentUser();
  return (
    <main>
      <h1>{user?.data.displayName ?? 'A guest'}</h1>
    </main>
  );
}
