import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createServices } from './identity/createServices';
import type { ServiceLoaders, Services } from './identity/createServices';
import type { ServiceName } from './identity/IdentityClient';
import { profileStore } from './identity/profileStore';
import { recall } from './identity/recall';
import { usedService } from './identity/usedService';
import { keptUser } from './keptUser';
import { revokeToken } from './revokeToken';
import { startupMachine } from './startupMachine';
import type { IdentityService } from './startupMachine';
import { TokenRefused, tokenSessionMachine } from './tokenSessionMachine';
import type { Session } from './tokenSessionMachine';
import { hasExpired, readToken } from './token';
import { tokenStore } from './tokenStore';

/** Unregisters every service worker of this origin. Does nothing where the browser has none. */
const removeServiceWorkers = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

const refresh = (api: Api, token: string, signal?: AbortSignal) =>
  api.refreshAccessToken({ token, isRetry: true, ...(signal && { signal }) });

/**
 * Asks the server about a token that was found at the start, before anything is drawn: until it has answered there is nothing to draw but the
 * splash. Whoever checks that token first takes this answer.
 */
const askAhead = (api: Api, found: string | null) => {
  if (found === null || hasExpired(found) || readToken(found).expiresAt === null) return () => undefined;
  const givenUp = new AbortController();
  let answer: ReturnType<typeof refresh> | undefined = refresh(api, found, givenUp.signal);
  // Who takes it hears of a failure.
  answer.catch(() => undefined);
  return (token: string, signal: AbortSignal) => {
    const taken = token === found ? answer : undefined;
    answer = undefined;
    // Who signs out before the answer revokes the token, which the question would then be refused for.
    if (taken) signal.addEventListener('abort', () => givenUp.abort(signal.reason));
    return taken;
  };
};

const checkToken = (api: Api, takeAnswer: ReturnType<typeof askAhead>) =>
  fromPromise<Session, { token: string }>(async ({ input: { token }, signal }) => {
    try {
      const { user, access_token } = await (takeAnswer(token, signal) ?? refresh(api, token, signal));
      return { user, token: access_token };
    } catch (error) {
      // Only a 401 says that the token is bad. A server in trouble says nothing about it.
      if (error instanceof ApiError && error.statusCode === 401)
        throw new TokenRefused(error.message, { cause: error });
      throw error;
    }
  });

const isOfAnother = (stored: string | null, token: string | null): boolean =>
  stored !== null && token !== null && readToken(stored).subject !== readToken(token).subject;

const createTokenSession = (api: Api, services: Services) => {
  const token = tokenStore.read();
  return createActor(
    tokenSessionMachine.provide({
      actors: {
        checkToken: checkToken(api, askAhead(api, token)),
        revokeToken: fromPromise<unknown, { token: string }>(({ input, signal }) =>
          Promise.all([revokeToken(api, input.token), services.leave(signal)]),
        ),
      },
      actions: {
        storeToken: ({ context }, { token }) => {
          if (token === null && isOfAnother(tokenStore.read(), context.token)) return;
          tokenStore.write(token);
          if (token === null) keptUser.forget();
        },
        lookAtStore: ({ self }) => {
          self.send({ type: 'token.changedElsewhere', token: tokenStore.read() });
        },
      },
      guards: {
        isReplaced: ({ context }) => {
          const stored = tokenStore.read();
          return stored !== null && stored !== context.token;
        },
      },
    }),
    { input: { token, user: keptUser.read(token) } },
  );
};

/** The running session of the app: who is signed in, if anybody. */
export type TokenSessionActor = ReturnType<typeof createTokenSession>;

/** What is known of a service at the start: who has not signed in with it before is not made to wait for what the server says of it. */
const checkService = async ({ config }: Services, service: ServiceName): Promise<IdentityService> => {
  if (tokenStore.read() !== null || usedService.read() !== service) return 'notAsked';
  return (await config())[service] ? 'ready' : 'notConfigured';
};

/** Firebase keeps who is signed in over visits: they come in without typing. */
const checkFirebase = async (api: Api, services: Services, session: TokenSessionActor): Promise<IdentityService> => {
  const known = await checkService(services, 'firebase');
  const client = known === 'ready' ? await services.clients.firebase() : null;
  if (!client) return known;
  const { user, token } = await recall(api, services, 'firebase', client);
  // Another tab may have been faster.
  if (session.getSnapshot().hasTag('guest')) session.send({ type: 'signedIn', user, token });
  return known;
};

const createStartup = (api: Api, session: TokenSessionActor, services: Services) =>
  createActor(
    startupMachine.provide({
      actors: {
        checkStoredToken: fromPromise<unknown>(() => waitFor(session, (snapshot) => snapshot.hasTag('settled'))),
        checkFirebase: fromPromise<IdentityService>(() => checkFirebase(api, services, session)),
        checkAuth0: fromPromise<IdentityService>(() => checkService(services, 'auth0')),
        removeServiceWorkers: fromPromise<unknown>(removeServiceWorkers),
      },
    }),
  );

/** The running start of the app. */
export type StartupActor = ReturnType<typeof createStartup>;

/** What signing in needs for as long as the app lives. */
export type Auth = { api: Api; services: Services; session: TokenSessionActor; startup: StartupActor };

/**
 * Creates the session of the app and connects it with the browser: other tabs, the network, use. Nothing runs until
 * `start`, so that whoever shows its notices can listen first.
 */
export const createAuth = (api: Api, loaders?: ServiceLoaders): Auth & { start: () => void } => {
  const services = createServices(api, loaders);
  const session = createTokenSession(api, services);
  const startup = createStartup(api, session, services);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    tokenStore.onChangeElsewhere((token) => {
      session.send({ type: 'token.changedElsewhere', token });
    });
    // Neither a page that the browser had put aside nor one of a phone that slept has heard of what other tabs did.
    const look = () => {
      if (document.visibilityState === 'visible')
        session.send({ type: 'token.changedElsewhere', token: tokenStore.read() });
    };
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', () => {
      session.send({ type: 'network.returned' });
    });
    for (const event of ['pointerdown', 'keydown', 'focus'] as const) {
      window.addEventListener(event, () => {
        session.send({ type: 'used' });
      });
    }
    let kept = session.getSnapshot().context.user;
    session.subscribe(({ context: { user } }) => {
      if (user && user !== kept) {
        keptUser.write(user);
        usedService.note(user);
      }
      if (!user && kept) profileStore.forget();
      kept = user;
    });
    session.start();
    startup.start();
  };
  return { api, services, session, startup, start };
};
