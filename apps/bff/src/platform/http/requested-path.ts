import { posix } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The route of requests that no other route matches. */
export const ANY_PATH = '/*';

/**
 * The path of a request, independent of how its address is written (`/%61pi`, `//api`, `/API`): the route
 * (`/storybook/*`) or, if only {@link ANY_PATH} or none matches, the path, decoded and in lower case, without doubled
 * slashes and dots.
 */
export function requestedPath({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url !== undefined && url !== ANY_PATH) return url;
  const path = (params as { '*'?: string } | null)?.['*'] ?? '';
  return posix.normalize(`/${path}`).toLowerCase();
}

/** Whether a path is a folder or below it. */
export const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);
