import { ValidateBy } from 'class-validator';

/** A provider of OpenID Connect, such as a tenant of Auth0. */
export type OpenIdService = {
  /** Where the provider is, without a slash at the end. */
  authority: string;
  clientId: string;
  /** The API that access tokens of the web app are for. */
  audience: string | undefined;
};

/** A project of Firebase. */
export type FirebaseService = {
  apiKey: string;
  projectId: string;
  authDomain: string | undefined;
  /** Where the realtime database is, without a slash at the end. */
  databaseUrl: string | undefined;
  /** The host and port of the emulator that stands in for Firebase, where there is one. */
  emulator: string | undefined;
};

/** A host alone, which is spoken to by https. */
const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
/** Hosts that need no https, because nothing that is sent to them leaves this machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The address of a provider, from its domain or its whole address; undefined where it is none. */
export function providerAddress(given: string): string | undefined {
  const address = DOMAIN.test(given) ? `https://${given}` : given;
  if (!isServiceAddress(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** Whether tokens may be sent to an address: https, or a server of this machine. */
export function isServiceAddress(address: unknown): address is string {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname));
}

/** The address of Firebase's database. */
export const IsDatabaseAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDatabaseAddress',
    validator: {
      validate: (value) => isServiceAddress(value),
      defaultMessage: () => 'must be the https:// address of a database, such as https://ezone.firebaseio.com',
    },
  });

export const IsHostAndPort = (): PropertyDecorator =>
  ValidateBy({
    name: 'isHostAndPort',
    validator: {
      validate: (value) =>
        typeof value === 'string' && /^[a-z0-9.-]+:\d{1,5}$/i.test(value) && URL.canParse(`http://${value}`),
      defaultMessage: () => 'must be a host and a port, such as 127.0.0.1:9099',
    },
  });

/** A text that {@link providerAddress} reads. */
export const IsProvider = (): PropertyDecorator =>
  ValidateBy({
    name: 'isProvider',
    validator: {
      validate: (value) => typeof value === 'string' && providerAddress(value) !== undefined,
      defaultMessage: () =>
        'must be a domain, such as example.eu.auth0.com, or the https:// address of an OpenID provider',
    },
  });

/** Where a call of one of Google's hosts is sent: to that host, or to the emulator, which has the hosts in its paths. */
export const googleAddress = (emulator: string | undefined, host: string): string =>
  emulator === undefined ? `https://${host}` : `http://${emulator}/${host}`;
