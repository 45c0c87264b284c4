import { posix } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The route that takes what no other does. */
export const ANY_PATH = '/*';

/**
 * What a request asks for, however its address is written (`/%61pi`, `//api`, `/API`): its route (`/storybook/*`), or, where
 * only {@link ANY_PATH} or none takes it, its path, decoded and in lower case, without doubled slashes and dots.
 */
export function requestedPath({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url !== undefined && url !== ANY_PATH) return url;
  const path = (params as { '*'?: string } | null)?.['*'] ?? '';
  return posix.normalize(`/${path}`).toLowerCase();
}

/** Whether a path is that of a folder, or below it. */
export const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);
