import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { Environment } from '../config/environment';
import type { SignedInUser } from './access';
import { Revocations } from './revocations';
import { endOf, type Session } from './session';
import { UserDirectory } from './user-directory';

/** The payload of an access token. Tokens that were issued before there were sessions lack `sid` and `auth_time`. */
export type TokenPayload = {
  /** The user's uuid. */
  sub: string;
  jti: string;
  /** The session's id. */
  sid?: string;
  /** When the session began, in seconds since 1970. */
  auth_time?: number;
  iat: number;
  exp: number;
};

/** The one answer to a token that is missing, forged, expired or revoked. */
export class InvalidTokenException extends UnauthorizedException {
  constructor() {
    super('Invalid access token detected');
  }
}

/** How many verified tokens are cached, for how many milliseconds, and how exactly: each look at the clock sets a timer. */
const TOKEN_CACHE_OPTIONS = { max: 10_000, ttl: 60_000, ttlResolution: 1000 };

/** Issues and verifies access tokens. */
@Injectable()
export class TokensService {
  private readonly verified = new LRUCache<string, SignedInUser>(TOKEN_CACHE_OPTIONS);

  constructor(
    private readonly jwt: JwtService,
    private readonly environment: Environment,
    private readonly revocations: Revocations,
    private readonly users: UserDirectory,
  ) {}

  /** Issues an access token of a session. It is valid for `JWT_TTL`, but never longer than the session. */
  issue(userId: string, session: Session): Promise<string> {
    const iat = Math.floor(Date.now() / 1000);
    const payload: TokenPayload = {
      sub: userId,
      jti: randomUUID(),
      sid: session.sessionId,
      auth_time: session.sessionBegan,
      iat,
      exp: Math.min(iat + this.environment.tokenSeconds, endOf(session)),
    };
    return this.jwt.signAsync(payload);
  }

  /** The caller of a token that was verified recently; undefined if the token has to be verified. */
  recall(token: string): SignedInUser | undefined {
    const user = this.verified.get(token);
    return user && this.revocations.isGood(user) ? user : undefined;
  }

  /**
   * The caller that a verified payload names. A token without a session counts as a session of its own.
   * @throws {InvalidTokenException} when the session is over or revoked, or its user is deleted.
   */
  async accept(token: string, { sub, jti, iat, exp, sid = jti, auth_time = iat }: TokenPayload): Promise<SignedInUser> {
    const session = { sessionId: sid, sessionBegan: auth_time };
    const user = await this.identify({ ...session, id: sub, tokenExpires: Math.min(exp, endOf(session)) });
    this.verified.set(token, user);
    return user;
  }

  /**
   * The caller that somebody claims to be whose token, of whatever kind, is not forged.
   * @throws {InvalidTokenException} when the session is over or revoked, or its user is deleted.
   */
  async identify(claimed: Omit<SignedInUser, 'role'>): Promise<SignedInUser> {
    const role = this.revocations.isGood(claimed) ? await this.users.rolesOf(claimed.id) : undefined;
    if (!role) throw new InvalidTokenException();
    return { ...claimed, role };
  }

  /**
   * Verifies a token that was not sent in the Authorization header.
   * @throws {InvalidTokenException}
   */
  async verify(token: string): Promise<SignedInUser> {
    const known = this.recall(token);
    if (known) return known;
    const payload = await this.jwt.verifyAsync<TokenPayload>(token).catch(() => undefined);
    if (!payload) throw new InvalidTokenException();
    return this.accept(token, payload);
  }
}
