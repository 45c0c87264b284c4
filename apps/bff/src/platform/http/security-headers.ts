import Fastify, { type FastifyInstance } from 'fastify';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { isBelow, requestedPath } from './requested-path';

type Headers = Record<string, string>;

/** What a page may load. Only images may come from other hosts, because users enter their addresses. */
const PAGE_DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** What some pages may do beyond the others. */
type PageNeeds = {
  /** Hashes (`'sha256-...'`) of inline scripts that they may run; the web app has none. */
  inlineScripts?: string[];
  /** Origins that they may send requests to, beside this server. */
  services?: string[];
};

/** The security headers of pages, as helmet sets them. */
export const pageHeaders = ({ inlineScripts = [], services = [] }: PageNeeds = {}): Promise<Headers> =>
  askHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...PAGE_DIRECTIVES,
        'script-src': [...PAGE_DIRECTIVES['script-src'], ...inlineScripts],
        'connect-src': [...PAGE_DIRECTIVES['connect-src'], ...services],
      },
    },
    crossOriginEmbedderPolicy: false,
  });

/** What data may do where somebody opens it as a page: nothing. */
const DATA_DIRECTIVES = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * The security headers of data, which is never shown as a page: it may load nothing, and needs no headers that are only
 * for pages.
 */
export const dataHeaders = (): Promise<Headers> =>
  askHelmet({
    contentSecurityPolicy: { useDefaults: false, directives: DATA_DIRECTIVES },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * The headers of calls: those of data, and no cache stores an answer whose route does not say so. What somebody opens
 * as a page runs nothing, sends nothing and opens nothing. It keeps its origin, which no script can use there.
 */
export const callHeaders = async (): Promise<Headers> => {
  const data = await dataHeaders();
  return {
    ...data,
    'content-security-policy': `${String(data['content-security-policy'])};sandbox allow-same-origin`,
    'cache-control': 'no-store',
  };
};

/**
 * Asks helmet once, because the headers are the same for every answer, and computing them each time costs more than a
 * small call.
 */
async function askHelmet(options: FastifyHelmetOptions): Promise<Headers> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = ['content-type', 'content-length', 'date', 'connection'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))) as Headers;
}

/**
 * Adds the headers of the first folder that contains the requested path to each answer, or else the headers of a page.
 */
export function sendSecurityHeaders(
  fastify: FastifyInstance,
  headersOf: [folder: string, headers: Headers][],
  page: Headers,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const path = requestedPath(request);
    const found = headersOf.find(([folder]) => isBelow(folder, path));
    void reply.headers(found?.[1] ?? page);
    done();
  });
}
