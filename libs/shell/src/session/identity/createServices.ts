import type { Api } from '@ezone/api-client';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { LazyContent } from '@ezone/ui/lazy-content';
import type { IdentityClient, ServiceName, SignInConfig } from './IdentityClient';
import { profileStore } from './profileStore';
import type { User } from '../User';
import { isService, usedService } from './usedService';

/** How the library of each service is fetched; null where the service is not configured. */
export type ServiceLoaders = Readonly<Record<ServiceName, (config: SignInConfig) => Promise<IdentityClient> | null>>;

/** The libraries of the services, each in a chunk of its own. */
export const serviceLoaders: ServiceLoaders = {
  firebase: ({ firebase }) =>
    firebase &&
    import('./firebase/createFirebaseClient').then(({ createFirebaseClient }) => createFirebaseClient(firebase)),
  auth0: ({ auth0 }) =>
    auth0 && import('./openId/createOpenIdClient').then(({ createOpenIdClient }) => createOpenIdClient(auth0)),
};

/** The sign-in services of this site. Nothing of them is fetched before it is asked for. */
export type Services = {
  /** How the server was set up. */
  config: LazyContent<SignInConfig>;
  /** A service with its library; null where it is not configured. */
  clients: Readonly<Record<ServiceName, LazyContent<IdentityClient | null>>>;
  /**
   * Signs out of the service that said who is here, if one did. The browser has forgotten that at once.
   * @param signal says that nobody waits for it any more
   */
  leave: (signal: AbortSignal) => Promise<void>;
  /** Has the service of a user keep what our server has stored of them, too. It never throws: our server has it. */
  keep: (user: User) => Promise<SavedAt>;
  /** What the service of a new user has kept of them before; null where that is nothing. @throws where it cannot be read */
  readKept: (user: User) => Promise<unknown>;
};

/** Where settings are saved: with our server alone, with a service, too, or not with that service though they should be. */
export type SavedAt = 'api' | ServiceName | 'notAtService';

export const createServices = (api: Api, loaders: ServiceLoaders = serviceLoaders): Services => {
  const config = lazyContent(() => api.getConfig());
  const clientOf = (service: ServiceName) => lazyContent(async () => loaders[service](await config()));
  const clients = { firebase: clientOf('firebase'), auth0: clientOf('auth0') };
  const dataOf = async (service: ServiceName) => (await clients[service]())?.data ?? null;
  return {
    config,
    clients,
    keep: async ({ from, data: { settings, shortcuts } }) => {
      if (!isService(from)) return 'api';
      try {
        const isKept = await (await dataOf(from))?.write({ settings, shortcuts });
        return isKept ? from : 'api';
      } catch {
        return 'notAtService';
      }
    },
    readKept: async ({ from }) => (isService(from) ? ((await (await dataOf(from))?.read()) ?? null) : null),
    leave: async (signal) => {
      const service = usedService.read();
      const idToken = profileStore.read()?.idToken ?? null;
      usedService.forget();
      profileStore.forget();
      if (service) await (await clients[service]())?.leave({ idToken, signal });
    },
  };
};
