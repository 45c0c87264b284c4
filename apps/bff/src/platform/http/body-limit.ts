import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** The largest request body that is read, where a route does not say so otherwise. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** Lets the body of a route be larger than others. @param bytes how large it may be */
export const LargestBody = (bytes: number) => RouteConfig({ largestBody: bytes });

/** Makes the server read bodies as large as each route says by {@link LargestBody}. */
export function limitBodiesByRoute(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { largestBody } = (route.config ?? {}) as { largestBody?: number };
    if (largestBody !== undefined) route.bodyLimit = largestBody;
  });
}
