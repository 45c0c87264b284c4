import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANY_PATH, isBelow, requestedPath } from './requested-path';

/**
 * The folders of the built web app, the built Storybook, the page of the sockets and the pictures of the demo data. A
 * folder that does not exist is not served.
 */
export type Sites = { web: string; storybook: string; sockets?: string; pictures?: string };

const STORYBOOK_PREFIX = '/storybook/';
/** The pictures of every version: a database keeps the addresses that it was seeded with. */
const PICTURES_PREFIX = '/pictures/:version/';
/** Folders without pages of the web app. */
const NON_PAGE_FOLDERS = ['/api', '/assets', '/storybook', '/socket.io', '/pictures'];
/** The page of the web app that says that there is none at an address. */
export const NOT_FOUND_PAGE = '/pages/errors/error-404';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Matches files to whose names Vite has added a hash of their content, and what was compressed of them. */
const HASHED_FILE_PATTERN = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.br|\.gz)?$/;

/**
 * Serves both sites, and the pictures. Files that were compressed at build time are sent as they are. Hashed files and
 * pictures, whose addresses have a version, are cached for ever, pages never.
 */
export async function serveSites(fastify: FastifyInstance, { web, storybook, pictures = '' }: Sites): Promise<void> {
  const site = { preCompressed: true, setHeaders: cacheControl, redirect: false } as const;
  if (existsSync(storybook)) {
    await fastify.register(fastifyStatic, { ...site, root: storybook, prefix: STORYBOOK_PREFIX, decorateReply: false });
    fastify.get('/storybook', (_, reply) => reply.redirect(STORYBOOK_PREFIX, 308));
  }
  if (existsSync(pictures)) {
    const setHeaders = (reply: FastifyReply) => void reply.header('cache-control', FOR_EVER);
    await fastify.register(fastifyStatic, {
      ...{ root: pictures, prefix: PICTURES_PREFIX, setHeaders, redirect: false, index: false, decorateReply: false },
    });
  }
  if (!existsSync(join(web, 'index.html'))) return;
  await fastify.register(fastifyStatic, { ...site, root: web, prefix: '/', wildcard: false, index: false });
  // Every other address is a page of the web app, which has its own routes. A missing file or call is a 404.
  fastify.get(ANY_PATH, (request, reply) => {
    const path = requestedPath(request);
    return NON_PAGE_FOLDERS.some((folder) => isBelow(folder, path))
      ? reply.callNotFound()
      : reply.sendFile('index.html');
  });
}

/** Whether somebody asks for a page of the web app, also by an address that cannot be decoded. */
export const asksForPage = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.toLowerCase().split('?');
  return method === 'GET' && !NON_PAGE_FOLDERS.some((folder) => isBelow(folder, path));
};

function cacheControl(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', HASHED_FILE_PATTERN.test(path) ? FOR_EVER : 'no-cache');
}

/** The hashes with which a Content-Security-Policy allows Storybook's inline scripts. */
export function inlineScriptHashes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  );
}
