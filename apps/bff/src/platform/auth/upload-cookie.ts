import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SignedInUser } from './access';
import { bearerToken } from './bearer-token';
import { JwtSecret } from './jwt-secret';
import { Revocations } from './revocations';
import { InvalidTokenException, TokensService } from './tokens.service';

/** The name of the cookie where there is no https. */
export const UPLOAD_COOKIE = 'ezone_uploads';
/**
 * Its name over https. Browsers take a cookie of this name from this host alone, and over https, so that no other host of
 * the domain puts its own in the place of it; but they send it with all requests.
 */
export const HOST_UPLOAD_COOKIE = `__Host-${UPLOAD_COOKIE}`;
/** The calls that the cookie is for, and no others. */
export const UPLOADS_PATH = '/api/uploads';

const setCookie = (value: string, seconds: number, isSecure: boolean): string => {
  const [name, where] = isSecure ? [HOST_UPLOAD_COOKIE, 'Path=/; Secure'] : [UPLOAD_COOKIE, `Path=${UPLOADS_PATH}`];
  return `${name}=${value}; ${where}; HttpOnly; SameSite=Strict; Max-Age=${String(seconds)}`;
};

/** `Set-Cookie`s that make a browser forget the cookie, by whichever name it has it. */
export const CLEARED_UPLOAD_COOKIE = setCookie('', 0, false);
export const CLEARED_HOST_UPLOAD_COOKIE = setCookie('', 0, true);

/** What the cookie says: whose it is, and of which session. Names are those of access tokens. */
type CookiePayload = { sub: string; sid: string; auth_time: number; exp: number };

/** How many verified cookies are cached, and for how many milliseconds. */
const CACHE_OPTIONS = { max: 10_000, ttl: 60_000 };

/** `user` is who calls with an API token, as the guard found it. */
type Request = Pick<FastifyRequest, 'headers' | 'protocol'> & { user?: SignedInUser };

/**
 * The cookie that lets an `<img>` in a page fetch uploads, because it can send no bearer token. It is signed with a key
 * of its own, so that it is no access token, and it ends with the token that it was made for, or with the session.
 */
@Injectable()
export class UploadCookie {
  private readonly secret: string;
  private readonly verified = new LRUCache<string, SignedInUser>(CACHE_OPTIONS);

  constructor(
    private readonly jwt: JwtService,
    private readonly tokens: TokensService,
    private readonly revocations: Revocations,
    { value }: JwtSecret,
  ) {
    this.secret = createHmac('sha256', value).update(UPLOAD_COOKIE).digest('hex');
  }

  /**
   * The `Set-Cookie` for whoever is given an access token.
   * @param accessToken that this server has just issued
   * @param isSecure whether the cookie is sent over https alone
   */
  async issue(accessToken: string, isSecure: boolean): Promise<string> {
    const { sub, sid, auth_time, exp } = this.jwt.decode<CookiePayload>(accessToken);
    const payload: CookiePayload = { sub, sid, auth_time, exp };
    const value = await this.jwt.signAsync(payload, { secret: this.secret });
    const seconds = Math.max(0, exp - Math.floor(Date.now() / 1000));
    return setCookie(value, seconds, isSecure);
  }

  /** Who fetches an upload, by a token of either kind or else by the cookie; undefined for a guest. */
  async viewer(request: Request): Promise<SignedInUser | undefined> {
    if (request.user) return request.user;
    const token = bearerToken(request);
    if (token !== undefined) return this.tokens.verify(token).catch(asGuest);
    const cookie = cookieOf(request);
    return cookie === undefined ? undefined : (this.recall(request) ?? this.verify(cookie));
  }

  /** The owner of a cookie that was verified recently. */
  recall(request: Request): SignedInUser | undefined {
    const user = this.verified.get(cookieOf(request) ?? '');
    return user && this.revocations.isGood(user) ? user : undefined;
  }

  private async verify(cookie: string): Promise<SignedInUser | undefined> {
    const payload = await this.jwt.verifyAsync<CookiePayload>(cookie, { secret: this.secret }).catch(() => undefined);
    if (!payload) return undefined;
    const { sub: id, sid: sessionId, auth_time: sessionBegan, exp: tokenExpires } = payload;
    const user = await this.tokens.identify({ id, sessionId, sessionBegan, tokenExpires }).catch(asGuest);
    if (user) this.verified.set(cookie, user);
    return user;
  }
}

/** Whoever shows a token that does not hold is a guest. */
function asGuest(error: unknown): undefined {
  if (!(error instanceof InvalidTokenException)) throw error;
}

const patternOf = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`);
const PATTERNS = { http: patternOf(UPLOAD_COOKIE), https: patternOf(HOST_UPLOAD_COOKIE) };
/** Over https the one name alone is read: the other could come from anywhere. */
const cookieOf = ({ headers, protocol }: Request): string | undefined =>
  PATTERNS[protocol].exec(headers.cookie ?? '')?.[1];
