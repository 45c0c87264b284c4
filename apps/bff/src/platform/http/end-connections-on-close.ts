import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server stop as soon as all current requests are answered. Each connection closes after its answer, because a
 * kept-alive one would stay open. Connections without any request close at once: browsers open them in advance, and
 * Node waits a minute for their first request.
 */
export function endConnectionsOnClose(fastify: FastifyInstance): void {
  let closing = false;
  const unused = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  for (const use of ['request', 'upgrade'] as const)
    fastify.server.on(use, ({ socket }: { socket: Socket }) => unused.delete(socket));
  fastify.addHook('preClose', (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
