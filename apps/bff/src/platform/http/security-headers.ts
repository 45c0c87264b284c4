import Fastify, { type FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';

type Headers = Record<string, string>;

/** What a page may load. Pictures may come from elsewhere, because users name them by address; nothing else may. */
const DIRECTIVES = {
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
 * The security headers that helmet sets, asked for once: they are the same for every answer, and working them out each
 * time would cost more than a small call.
 * @param inlineScripts hashes (`'sha256-...'`) of inline scripts that these pages may run; the web app has none.
 */
export async function securityHeaders(inlineScripts: string[] = []): Promise<Headers> {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, 'script-src': [...DIRECTIVES['script-src'], ...inlineScripts] },
    },
    crossOriginEmbedderPolicy: false,
  });
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = ['content-type', 'content-length', 'date', 'connection'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))) as Headers;
}

/** Sends the headers with every answer; pages below one of the `exceptions` get those of their own. */
export function sendSecurityHeaders(
  fastify: FastifyInstance,
  common: Headers,
  exceptions: Record<string, Headers>,
): void {
  const special = Object.entries(exceptions);
  fastify.addHook('onRequest', (request, reply, done) => {
    const found = special.find(([prefix]) => request.url.startsWith(prefix));
    void reply.headers(found ? found[1] : common);
    done();
  });
}
