import { randomUUID } from 'node:crypto';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Environment } from '../config/environment';
import type { TrustedProxies } from '../config/trusted-proxies';

const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/;

/** Names requests: by the id that a proxy has given, if it is well-formed, else by a new one. */
export function requestIds(isProxy: TrustedProxies): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && REQUEST_ID_PATTERN.test(given);
    return isGiven && isProxy(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}

/** What is refused is logged with where it came from: somebody may be trying doors. */
const REFUSED = [401, 403, 429];

/** Receives the lines of the log. */
export type LogStream = { write(line: string): void };

/**
 * Options for the structured logs of Fastify and Nest. Only the method and path of a request are logged, because
 * headers and queries may hold passwords and tokens.
 */
export function loggerOptions({ LOG_LEVEL }: Environment, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: LOG_LEVEL,
    serializers: { req: (request: FastifyRequest) => ({ method: request.method, path: path(request.url) }) },
  };
}

/** Logs one line for each request, when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line is logged when the request is answered, with its status.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const { user } = request as FastifyRequest & { user?: { id: string } };
    request.log.info({
      method: request.method,
      path: path(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: user?.id,
      ...(REFUSED.includes(reply.statusCode) && { address: request.ip }),
      ...(error && { err: error }),
    });
  }
}

/** Adds the id of a request to its answer. */
export function answerRequestId(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

const path = (url: string) => url.split('?', 1)[0];
