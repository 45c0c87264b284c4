import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Environment } from '../config/environment';

/** What pages of other sites may read of an answer, beside what browsers let them read anyway. */
const READABLE = [
  'etag',
  'link',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];

/** How long a browser may remember that it has asked, in seconds. */
const REMEMBERED = 600;

/**
 * Lets pages of other sites make calls, where `CORS_ORIGINS` names them. They send a token of their own; the cookie for uploads is not
 * shared with them.
 */
export function allowOrigins(app: NestFastifyApplication, { corsOrigins }: Environment): void {
  if (corsOrigins.length === 0) return;
  app.enableCors({
    origin: corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: READABLE,
    maxAge: REMEMBERED,
  });
}
