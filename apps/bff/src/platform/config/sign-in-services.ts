import { ValidateBy } from 'class-validator';

/** A provider of OpenID Connect, such as a tenant of Auth0. */
export type OpenIdService = {
  /** Where the provider is, without a slash at the end. */
  authority: string;
  clientId: string;
  /** The API that access tokens of the web app are for. */
  audience: string | undefined;
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
