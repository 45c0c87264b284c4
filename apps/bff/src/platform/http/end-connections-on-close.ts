import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with the answer that is under way when the server stops. A kept-alive connection would otherwise
 * stay open with nothing to do, and the stop would wait for it to time out.
 */
export function endConnectionsOnClose(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
