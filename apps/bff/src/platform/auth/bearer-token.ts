import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header; undefined if there is none. Nothing else reads that header. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(headers.authorization?.trim() ?? '')?.[1];
}
