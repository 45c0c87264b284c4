import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Keeps a route's answers as they are: of a file that is sent in parts, each part is one of its own bytes. */
export const Uncompressed = () => RouteConfig({ isUncompressed: true });

/** Leaves the routes that are {@link Uncompressed} out of the compression, which is registered after this. */
export function leaveUncompressed(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if ((route.config as { isUncompressed?: boolean } | undefined)?.isUncompressed) route.compress = false;
  });
}
