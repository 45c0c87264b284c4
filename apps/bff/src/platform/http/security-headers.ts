import Fastify, { type FastifyInstance } from 'fastify';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { isBelow, requestedPath } from './requested-path';

type Headers = Record<string, string>;

/** What a page may load. Pictures may come from elsewhere, because users name them by address; nothing else may. */
const PAGE_DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The security headers of pages, as helmet sets them.
 * @param inlineScripts hashes (`'sha256-...'`) of inline scripts that these pages may run; the web app has none.
 */
export const pageHeaders = (inlineScripts: string[] = []): Promise<Headers> =>
  askHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...PAGE_DIRECTIVES, 'script-src': [...PAGE_DIRECTIVES['script-src'], ...inlineScripts] },
    },
    crossOriginEmbedderPolicy: false,
  });

/** The security headers of data, which is never shown as a page and may load nothing: without those that only pages need. */
export const dataHeaders = (): Promise<Headers> =>
  askHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Asked once: the headers are the same for every answer, and working them out each time costs more than a small call. */
async function askHelmet(options: FastifyHelmetOptions): Promise<Headers> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = ['content-type', 'content-length', 'date', 'connection'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))) as Headers;
}

/** Sends every answer the headers of the first folder that holds what was asked for, else those of a page. */
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
