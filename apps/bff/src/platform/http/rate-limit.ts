import rateLimit from '@fastify/rate-limit';
import { HttpException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../auth/bearer-token';
import type { TokensService } from '../auth/tokens.service';
import type { Environment } from '../config/environment';

/** Allows each user, or address where no known token is shown, `RATE_LIMIT` requests a minute. */
export async function limitRequests(
  fastify: FastifyInstance,
  { RATE_LIMIT }: Environment,
  tokens: TokensService,
): Promise<void> {
  if (RATE_LIMIT === 0) return;
  await fastify.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    // Only a verified token names its user: keys that anybody can make up would be a way around the limit.
    keyGenerator: (request) => {
      const token = bearerToken(request);
      return (token && tokens.recall(token)?.id) ?? request.ip;
    },
    allowList: (request) => !request.url.startsWith('/api/') || request.url.startsWith('/api/health/'),
    errorResponseBuilder: (_, { after }) => new HttpException(`Too many requests. Try again in ${after}.`, 429),
  });
}
