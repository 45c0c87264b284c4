import type { Session } from './session';
/**
 * `public` allows everyone; `onlyGuest` refuses callers who are signed in; the others name the lowest role that is
 * allowed.
 */
export type AccessLevel = 'public' | 'onlyGuest' | RoleLevel;
/** The levels that ask for a role. */
export type RoleLevel = 'user' | 'staff' | 'admin';
/** The roles that a level allows. */
export declare const ROLES_OF_LEVEL: Record<RoleLevel, readonly string[]>;
/** Whether somebody of these roles is allowed what a level protects. */
export declare const isAllowed: (roles: readonly string[], level: RoleLevel) => boolean;
/** The statuses with which a level refuses calls, and their reasons, for the documentation. */
export declare const REFUSALS_OF_LEVEL: Record<AccessLevel, Record<number, string>>;
export declare const ACCESS: unique symbol;
/**
 * Sets who may call a route, or all routes of a controller that have no level of their own. The guard refuses routes
 * without a level, so forgetting this decorator never opens a route. The documentation follows from the level.
 */
export declare const Access: (level: AccessLevel) => <TFunction extends Function, Y>(target: TFunction | object, propertyKey?: string | symbol, descriptor?: TypedPropertyDescriptor<Y>) => void;
/** The caller and its session, from the token and the database. */
export type SignedInUser = Session & {
    /** The user's uuid: the owner in every query. */
    id: string;
    role: string[];
    /** When the caller's token expires, in seconds since 1970: never after its session. */
    tokenExpires: number;
};
/** The user who causes a change, and where it came from. */
export type Actor = Pick<SignedInUser, 'id'> & Partial<Pick<SignedInUser, 'sessionId'>> & {
    /** The socket that needs no event about it. */
    socketId?: string;
    requestId?: string;
    /** The network address. */
    address?: string;
};
/** The caller of a route whose level is `user`, `staff` or `admin`. */
export declare const CurrentUser: (...dataOrPipes: unknown[]) => ParameterDecorator;
