import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiCallers } from '../auth/api-tokens/api-callers';
import { bearerToken } from '../auth/bearer-token';
import type { TokensService } from '../auth/tokens.service';
import { UPLOADS_PATH, type UploadCookie } from '../auth/upload-cookie';
import type { Environment } from '../config/environment';
import type { Counters } from '../redis/counters';
import { isBelow, requestedPath } from './requested-path';

/**
 * Allows `RATE_LIMIT` requests a minute, across all processes, for each user, or for each address without a known
 * token. Calls that do not exist count too; pages and files do not.
 */
export async function limitRequests(
  fastify: FastifyInstance,
  { RATE_LIMIT, REDIS_URL }: Environment,
  tokens: TokensService,
  apiCallers: ApiCallers,
  cookie: UploadCookie,
  counters: Counters,
): Promise<void> {
  if (RATE_LIMIT === 0) return;
  const viewer = (request: FastifyRequest) =>
    isBelow(UPLOADS_PATH, requestedPath(request)) ? cookie.recall(request) : undefined;
  await fastify.register(rateLimit, {
    ...(REDIS_URL && { store: storeOn(counters) }),
    // A hook below limits all requests, because the plugin only limits routes, and a call that does not exist has no
    // route.
    global: false,
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    // Only a verified token counts for its user. Otherwise made-up tokens could get around the limit.
    keyGenerator: (request) => {
      const token = bearerToken(request);
      const user = token === undefined ? viewer(request) : tokens.recall(token);
      return user?.id ?? (token && apiCallers.ownerOf(token)) ?? request.ip;
    },
    allowList: (request) => {
      const path = requestedPath(request);
      return !isBelow('/api', path) || isBelow('/api/health', path);
    },
    errorResponseBuilder: (_, { after }) => new HttpException(`Too many requests. Try again in ${after}.`, 429),
  });
  fastify.addHook('onRequest', fastify.rateLimit());
}

/** A store for the plugin that all processes share. */
function storeOn(counters: Counters): FastifyRateLimitStoreCtor {
  const counter = counters.of('http', 60);
  return class Store implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      counter.add(key).then(({ count, left }) => {
        done(null, { current: count, ttl: left });
      }, done);
    }

    /** Routes share the store, because none has its own limit. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
