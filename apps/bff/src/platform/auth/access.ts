import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session';

/** `public` asks for nothing; `onlyGuest` refuses the signed-in; the others name the least role. */
export type AccessLevel = 'public' | 'onlyGuest' | 'user' | 'staff' | 'admin';

/** The roles that a level lets in. */
export const ROLES_OF_LEVEL: Record<'user' | 'staff' | 'admin', readonly string[]> = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
};

export const ACCESS = Symbol('access');

/** Who may call a route. The guard refuses a route that says nothing, so forgetting this closes the door, not opens it. */
export const Access = (level: AccessLevel) =>
  applyDecorators(
    SetMetadata(ACCESS, level),
    ApiExtension('x-access', level),
    ...(level === 'public' || level === 'onlyGuest' ? [] : [ApiBearerAuth()]),
  );

/** Who calls, in which session, as the token and the database say. */
export type SignedInUser = Session & {
  /** The user's uuid: the owner in every query. */
  id: string;
  role: string[];
  /** When the token that was used ends, in seconds since 1970: never after its session. */
  tokenExpires: number;
};

/** The caller of a route whose level is `user`, `staff` or `admin`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInUser =>
    context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>().user,
);
