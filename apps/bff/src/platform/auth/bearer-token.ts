import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header, if there is one. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = request.headers.authorization;
  return header && /^bearer /i.test(header) ? header.slice('bearer '.length).trim() || undefined : undefined;
}
