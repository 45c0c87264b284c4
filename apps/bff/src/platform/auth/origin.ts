import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The longest address that is stored, in characters. Longer ones are cut, because a trusted proxy may send anything. */
export const MAX_ADDRESS_LENGTH = 64;
/** How much is stored of what a browser says of itself, in characters. */
export const MAX_USER_AGENT_LENGTH = 300;

/** Where a request came from. */
export type Origin = {
  /** The network address. */
  address: string;
  /** What its browser says of itself; empty where it says nothing. */
  userAgent: string;
};

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: ip.slice(0, MAX_ADDRESS_LENGTH),
  userAgent: storable(headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

/** Where the request of a route came from. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin =>
  originOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** PostgreSQL stores no NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');
