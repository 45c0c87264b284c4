import { randomUUID } from 'node:crypto';
import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../auth/access';
import { stableId } from '../database/stable-id';

const KEY_HEADER = 'idempotency-key';
const KEY_PATTERN = /^[\w-]{8,128}$/;

/**
 * The id of what a POST creates: a random one or, if the request has an `Idempotency-Key`, always the same for that
 * key, user and call. So a request that is sent again because its answer was lost finds what the first one created.
 */
export const CreationId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw new BadRequestException('Idempotency-Key must be 8 to 128 letters, digits, - or _');
  }
  return stableId(request.user.id, context.getHandler().name, request.routeOptions.url ?? '', key);
});

/** Documents the header that {@link CreationId} reads. */
export const Idempotent = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', pattern: KEY_PATTERN.source },
    description:
      'Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first ' +
      'one created.',
  });
