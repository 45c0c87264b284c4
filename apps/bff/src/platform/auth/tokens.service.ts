import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Environment } from '../config/environment';
import type { SignedInUser } from './access';
import { Revocations } from './revocations';
import { UserDirectory } from './user-directory';

/** What an access token says. */
export type TokenPayload = { sub: string; jti: string; iat: number; exp: number };

/** The one answer to a token that is missing, forged, expired or revoked. */
export class InvalidTokenException extends UnauthorizedException {
  constructor() {
    super('Invalid access token detected');
  }
}

/** How many verified tokens are remembered at most. */
const REMEMBERED = 10_000;
/** For how long a verified token is taken at its word before its user is looked up again, in milliseconds. */
const TRUSTED_FOR = 60_000;

/** Makes, checks and revokes access tokens. */
@Injectable()
export class TokensService {
  private readonly remembered = new Map<string, { user: SignedInUser; until: number }>();

  constructor(
    private readonly jwt: JwtService,
    private readonly environment: Environment,
    private readonly revocations: Revocations,
    private readonly users: UserDirectory,
  ) {}

  /** A new access token for a user; it lives as long as `JWT_TTL` says. */
  issue(userId: string): Promise<string> {
    return this.jwt.signAsync({}, { subject: userId, jwtid: randomUUID(), expiresIn: this.environment.tokenSeconds });
  }

  /** The caller of a token that was verified a short while ago, or undefined where it has to be verified. */
  recall(token: string): SignedInUser | undefined {
    const known = this.remembered.get(token);
    if (!known) return undefined;
    if (known.until > Date.now() && !this.revocations.has(known.user.tokenId)) return known.user;
    this.remembered.delete(token);
    return undefined;
  }

  /**
   * The caller that a verified payload speaks of.
   * @throws {InvalidTokenException} where the token is revoked or its user is gone.
   */
  async accept(token: string, payload: TokenPayload): Promise<SignedInUser> {
    const role = this.revocations.has(payload.jti) ? undefined : await this.users.rolesOf(payload.sub);
    if (!role) throw new InvalidTokenException();
    const user = { id: payload.sub, role, tokenId: payload.jti, tokenExpires: payload.exp };
    this.remember(token, user);
    return user;
  }

  /**
   * Checks a token that came another way than in the Authorization header.
   * @throws {InvalidTokenException}
   */
  async verify(token: string): Promise<SignedInUser> {
    const payload = await this.jwt.verifyAsync<TokenPayload>(token).catch(() => undefined);
    if (!payload) throw new InvalidTokenException();
    return this.recall(token) ?? this.accept(token, payload);
  }

  /** Ends a token for good: it is refused from now on, also after a restart. */
  revoke({ tokenId, tokenExpires }: SignedInUser): Promise<void> {
    return this.revocations.add(tokenId, tokenExpires);
  }

  private remember(token: string, user: SignedInUser): void {
    if (this.remembered.size >= REMEMBERED) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.set(token, { user, until: Math.min(Date.now() + TRUSTED_FOR, user.tokenExpires * 1000) });
  }
}
