import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { holdsTooManyValues } from '../dto/too-many-values';

/** Makes the server read bodies of JSON, and refuse all others with 415. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (holdsTooManyValues((body as Buffer).toString('latin1')))
      done(new BadRequestException('The body holds too many values'));
    else void parse(request, body as unknown as string, done);
  });
}
