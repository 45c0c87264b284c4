import { randomUUID } from 'node:crypto';
import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../auth/access';
import { stableId } from '../database/stable-id';
import { InvalidInputException } from '../errors/validation.pipe';

const KEY_HEADER = 'idempotency-key';
const KEY_PATTERN = /^[\w-]{8,128}$/;
/** A UUID of random bits. Ids that the server derives from something known are of another version, so nobody can claim those. */
export const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * The id of what a POST creates: a random one or, if the request has an `Idempotency-Key`, always the same for that
 * key, user and call. So a request that is sent again because its answer was lost finds what the first one created. A key that is
 * a random UUID is the id itself, so a client knows the id before the server has answered.
 */
export const CreationId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw new BadRequestException('Idempotency-Key must be 8 to 128 letters, digits, - or _');
  }
  if (RANDOM_UUID.test(key)) return key;
  return stableId(request.user.id, context.getHandler().name, request.routeOptions.url ?? '', key);
});

/**
 * Refuses records of a call that makes many, of which one has an id that could be another's.
 * @param name how they are called in the request
 */
export function checkNewIds(name: string, records: readonly { id: string }[]): void {
  const problems = records.flatMap(({ id }, at) =>
    RANDOM_UUID.test(id) ? [] : [{ field: `${name}.${String(at)}.id`, message: 'id must be a random UUID' }],
  );
  if (problems.length > 0) throw new InvalidInputException(problems);
}

/** Documents the header that {@link CreationId} reads. */
export const Idempotent = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', pattern: KEY_PATTERN.source },
    description:
      'Made up by the caller: 8 to 128 letters, digits, - or _. A second request with the same key answers what the first ' +
      'one created. A random UUID (version 4, lower case) becomes the id of what is created.',
  });
