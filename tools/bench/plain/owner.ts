import type { FastifyRequest } from 'fastify';

/** Checks the token of a request and answers whose it is. */
export const ownerOf = async (request: FastifyRequest): Promise<string> =>
  (await request.jwtVerify<{ sub: string }>()).sub;
