import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
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

const NO_TOKEN = 'The token is missing, forged, expired or revoked.';
const WRONG_ROLE = 'The caller’s role is not let in.';

/** The statuses that a level refuses with, and their reasons: the documentation of its calls. */
export const REFUSALS_OF_LEVEL: Record<AccessLevel, Record<number, string>> = {
  public: {},
  onlyGuest: { 401: 'A token is sent, and it is forged, expired or revoked.', 403: 'The caller is signed in.' },
  user: { 401: NO_TOKEN },
  staff: { 401: NO_TOKEN, 403: WRONG_ROLE },
  admin: { 401: NO_TOKEN, 403: WRONG_ROLE },
};

export const ACCESS = Symbol('access');

/**
 * Who may call a route, or all routes of a controller that say nothing else. The guard refuses a route that says nothing, so
 * forgetting this closes the door, not opens it. What the level asks for is documented by itself.
 */
export const Access = (level: AccessLevel) =>
  applyDecorators(SetMetadata(ACCESS, level), ApiExtension('x-access', level));

/** Who calls, in which session, as the token and the database say. */
export type SignedInUser = Session & {
  /** The user's uuid: the owner in every query. */
  id: string;
  role: string[];
  /** When the token that was used ends, in seconds since 1970: never after its session. */
  tokenExpires: number;
};

/** Who does something, and by which of its sockets: that one needs not be told of it. */
export type Actor = Pick<SignedInUser, 'id'> & { socketId?: string };

/** Where a client that is connected says which of its sockets a request belongs to. */
const SOCKET_HEADER = 'x-socket-id';
/** A socket's id, and nothing that could name a room. */
const SOCKET_ID_PATTERN = /^[\w-]{20}$/;

/** The caller of a route whose level is `user`, `staff` or `admin`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser & Actor => {
  const { user, headers } = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
  const socketId = headers[SOCKET_HEADER];
  return typeof socketId === 'string' && SOCKET_ID_PATTERN.test(socketId) ? { ...user, socketId } : user;
});
