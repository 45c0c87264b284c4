import { ForbiddenException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import { isBelow, requestedPath } from './requested-path';

/** Below `/api` what a page of another site may link to. */
const LINKED = ['/api/docs', '/api/health'];

const isCall = (path: string) => isBelow('/api', path) && !LINKED.some((folder) => isBelow(folder, path));

/**
 * Refuses calls that a browser makes for a page of another site, unless `CORS_ORIGINS` names it. Some need no preflight:
 * a link or an image could sign somebody in as somebody else by `GET /api/auth`. Browsers write the header themselves; what
 * is no browser sends none.
 */
export function refuseForeignCalls(fastify: FastifyInstance, { corsOrigins }: Environment): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { 'sec-fetch-site': site, origin } = request.headers;
    const isForeign = site === 'cross-site' || site === 'same-site';
    const isNamed = origin !== undefined && corsOrigins.includes(origin);
    done(
      isForeign && !isNamed && isCall(requestedPath(request))
        ? new ForbiddenException('Pages of other sites make no calls')
        : undefined,
    );
  });
}
