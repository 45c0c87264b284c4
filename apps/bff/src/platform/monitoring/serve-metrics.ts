import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigurationError, type Environment } from '../config/environment';

/** How long answers take, in seconds: most a few milliseconds, an upload up to minutes. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** What is counted besides requests, asked when somebody reads. */
export type Gauges = {
  /** The connections of sockets to this process. */
  sockets: () => number;
};

/**
 * Measures requests and the process itself, and answers Prometheus at `/metrics` on the port `METRICS_PORT`. That port is of
 * its own so that no proxy passes it on. Nothing is measured, and no library loaded, without it.
 */
export async function serveMetrics(
  fastify: FastifyInstance,
  { METRICS_PORT, HOST }: Environment,
  { sockets }: Gauges,
): Promise<void> {
  if (METRICS_PORT === undefined) return;
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('@prometheus-io/client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by the route and not the address.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'socket_connections',
    help: 'Connections of sockets to this process.',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });

  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => answer.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        fastify.log.error(error);
        answer.writeHead(500).end();
      },
    );
  });
  fastify.addHook('onReady', async () => {
    server.listen(METRICS_PORT, HOST);
    await once(server, 'listening').catch((error: unknown) => {
      throw new ConfigurationError(`METRICS_PORT: ${error instanceof Error ? error.message : String(error)}`);
    });
    const { port } = server.address() as AddressInfo;
    fastify.log.info({ msg: 'Prometheus may read /metrics', metricsPort: port });
  });
  fastify.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
    await Promise.resolve();
  });
}
