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

const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/;

/** A request's id: the one a proxy gave it, where that is well-formed, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
}

/** Takes the log line by line. */
export type LogStream = { write(line: string): void };

/**
 * Structured logs of Fastify and Nest. Of a request only the method and the path are logged: headers and the query may
 * hold passwords and tokens.
 */
export function loggerOptions({ LOG_LEVEL }: Environment, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: LOG_LEVEL,
    serializers: { req: (request: FastifyRequest) => ({ method: request.method, path: path(request.url) }) },
  };
}

/** One line a request, when it is done. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said when it is done, with its outcome.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const { user } = request as FastifyRequest & { user?: { id: string } };
    request.log.info({
      method: request.method,
      path: path(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: user?.id,
      ...(error && { err: error }),
    });
  }
}

/** Sends a request's id with its answer. */
export function answerRequestId(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

const path = (url: string) => url.split('?', 1)[0];
