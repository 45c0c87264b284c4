import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session';

/**
 * `public` allows everyone; `onlyGuest` refuses callers who are signed in; the others name the lowest role that is
 * allowed.
 */
export type AccessLevel = 'public' | 'onlyGuest' | RoleLevel;

/** The levels that ask for a role. */
export type RoleLevel = 'user' | 'staff' | 'admin';

/** The roles that a level allows. */
export const ROLES_OF_LEVEL: Record<RoleLevel, readonly string[]> = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
};

/** Whether somebody of these roles is allowed what a level protects. */
export const isAllowed = (roles: readonly string[], level: RoleLevel): boolean =>
  roles.some((role) => ROLES_OF_LEVEL[level].includes(role));

const NO_TOKEN = 'The token is missing, forged, expired or revoked.';
const WRONG_ROLE = 'The caller’s role is not let in.';

/** The statuses with which a level refuses calls, and their reasons, for the documentation. */
export const REFUSALS_OF_LEVEL: Record<AccessLevel, Record<number, string>> = {
  public: {},
  onlyGuest: { 401: 'A token is sent, and it is forged, expired or revoked.', 403: 'The caller is signed in.' },
  user: { 401: NO_TOKEN },
  staff: { 401: NO_TOKEN, 403: WRONG_ROLE },
  admin: { 401: NO_TOKEN, 403: WRONG_ROLE },
};

export const ACCESS = Symbol('access');

/**
 * Sets who may call a route, or all routes of a controller that have no level of their own. The guard refuses routes
 * without a level, so forgetting this decorator never opens a route. The documentation follows from the level.
 */
export const Access = (level: AccessLevel) =>
  applyDecorators(SetMetadata(ACCESS, level), ApiExtension('x-access', level));

/** The caller and its session, from the token and the database. */
export type SignedInUser = Session & {
  /** The user's uuid: the owner in every query. */
  id: string;
  role: string[];
  /** When the caller's token expires, in seconds since 1970: never after its session. */
  tokenExpires: number;
};

/** The user who causes a change, and where it came from. */
export type Actor = Pick<SignedInUser, 'id'> &
  Partial<Pick<SignedInUser, 'sessionId'>> & {
    /** The socket that needs no event about it. */
    socketId?: string;
    requestId?: string;
    /** The network address. */
    address?: string;
  };

/** The header in which a connected client names the socket that a request belongs to. */
const SOCKET_HEADER = 'x-socket-id';
/** Matches the id of a socket, and never the name of a room. */
const SOCKET_ID_PATTERN = /^[\w-]{20}$/;

/** The caller of a route whose level is `user`, `staff` or `admin`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser & Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
  const socketId = request.headers[SOCKET_HEADER];
  return {
    ...request.user,
    ...{ requestId: request.id, address: request.ip },
    ...(typeof socketId === 'string' && SOCKET_ID_PATTERN.test(socketId) && { socketId }),
  };
});
