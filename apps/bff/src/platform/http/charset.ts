import type { FastifyInstance } from 'fastify';

/** Matches a type of text or XML that does not say how its letters are written. */
const BARE_TEXT = /^(text\/[\w.+-]+|[\w-]+\/([\w.-]+\+)?xml)$/;

/** Says of each text that it is UTF-8, also where a library has not, as of Swagger UI and of SVG: a browser would guess. */
export function nameCharset(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && BARE_TEXT.test(type)) void reply.header('content-type', `${type}; charset=utf-8`);
    done(null, payload);
  });
}
