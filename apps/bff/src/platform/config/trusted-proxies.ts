import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { ValidateBy } from 'class-validator';

/**
 * Whose headers are believed, as Fastify's `trustProxy` takes it.
 * @param address of the proxy
 * @param hop how many proxies stand between it and the server
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const HOPS_PATTERN = /^[1-9]\d?$/;

/**
 * A text that {@link trustedProxies} reads. `true` is none: the client itself writes the first address of the header.
 */
export const IsProxies = (): PropertyDecorator =>
  ValidateBy({
    name: 'isProxies',
    validator: {
      validate: (value) =>
        typeof value === 'string' &&
        (value === 'false' || HOPS_PATTERN.test(value) || networksOf(value).every(isNetwork)),
      defaultMessage: () =>
        'must be false, the number of proxies before the server, such as 1, or their addresses and networks, ' +
        'such as loopback,10.0.0.0/8; true would believe whatever a client writes',
    },
  });

/**
 * Reads `false`, a number of proxies that each add an address to `X-Forwarded-For`, or addresses, networks
 * (`10.0.0.0/8`) and the names `loopback`, `linklocal` and `uniquelocal`, with commas between them.
 */
export function trustedProxies(text: string): TrustedProxies {
  if (text === 'false') return () => false;
  if (!HOPS_PATTERN.test(text)) return proxyAddr.compile(networksOf(text));
  const hops = Number(text);
  // A plain number would be believed nothing: Fastify cannot know that nobody reaches the server past the proxies.
  return (_address, hop) => hop < hops;
}

const networksOf = (text: string) => text.split(',').map((one) => one.trim());

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
