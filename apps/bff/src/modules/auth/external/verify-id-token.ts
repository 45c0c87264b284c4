import { ServiceUnavailableException, UnauthorizedException } from '@nestjs/common';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { MAX_SUBJECT_LENGTH } from '../../users/external-identity.entity';

/** What an ID token says of somebody. Nothing but `sub` has to be there, and nothing else is checked. */
export type IdClaims = JWTPayload & {
  sub: string;
  email?: unknown;
  name?: unknown;
  nickname?: unknown;
  picture?: unknown;
  nonce?: unknown;
};

/** What a token has to say to be taken. */
export type Expected = { issuer: string; audience: string; algorithms: string[] };

/** How far the clocks of a service and of this server may be apart, in seconds. */
const CLOCK_TOLERANCE = 10;

/** The one answer to a token that is forged, expired, or not for us. */
export class InvalidIdTokenException extends UnauthorizedException {
  constructor(service: string) {
    super(`The token of ${service} is not valid`);
  }
}

/** The answer where a service would have to be asked, and does not answer. */
export class ServiceAwayException extends ServiceUnavailableException {
  constructor(service: string, cause: unknown) {
    super(`${service} cannot be reached. Try again in a moment.`, { cause });
  }
}

/**
 * The keys at an address, cached for ten minutes. A key that is not among them has them fetched again, at most every half a minute, because
 * anybody can make up names of keys.
 * @param service for the answer where the keys cannot be fetched
 */
export function keysAt(address: string, service: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address));
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isOfToken = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isOfToken ? error : new ServiceAwayException(service, error);
    }
  };
}

/**
 * The claims of an ID token that is signed by one of the keys, holds now, and is for us.
 * @throws {InvalidIdTokenException}
 * @throws {ServiceAwayException} where the keys cannot be fetched
 */
export async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  service: string,
  expected: Expected,
): Promise<IdClaims> {
  return claimsOf(service, async () => {
    const { payload, protectedHeader } = await jwtVerify(token, keys, { ...expected, ...RULES });
    if (!isIdToken(protectedHeader, payload, expected.audience)) throw new InvalidIdTokenException(service);
    return payload;
  });
}

/**
 * The claims of an ID token that nobody has signed, as an emulator issues it: all the same, it has to hold now, and be for us.
 * @throws {InvalidIdTokenException}
 */
export function readUnsignedToken(
  token: string,
  service: string,
  expected: Pick<Expected, 'issuer' | 'audience'>,
): Promise<IdClaims> {
  return claimsOf(service, () => UnsecuredJWT.decode(token, { ...expected, ...RULES }).payload);
}

/**
 * Whether a token says who has signed in to this application. The same keys sign others: for access to an API, to end a session, or for
 * another application that may use this one.
 */
function isIdToken({ typ }: JWTHeaderParameters, { azp, aud, events }: JWTPayload, audience: string): boolean {
  const isForUs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === audience;
  return isForUs && events === undefined && (typ === undefined || typ.toUpperCase() === 'JWT');
}

/** Whether a token says of itself that it is not signed. */
export function isUnsigned(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'none';
  } catch {
    return false;
  }
}

/** What every token has to say. */
const RULES = { requiredClaims: ['exp', 'iat', 'sub'], clockTolerance: CLOCK_TOLERANCE };

async function claimsOf(service: string, read: () => JWTPayload | Promise<JWTPayload>): Promise<IdClaims> {
  try {
    return withSubject(await read(), service);
  } catch (error) {
    throw error instanceof errors.JOSEError ? new InvalidIdTokenException(service) : error;
  }
}

/** @throws {InvalidIdTokenException} where nobody is named */
function withSubject(claims: JWTPayload, service: string): IdClaims {
  const { sub } = claims;
  const isNamed = typeof sub === 'string' && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(sub);
  if (!isNamed || sub.length > MAX_SUBJECT_LENGTH) throw new InvalidIdTokenException(service);
  return { ...claims, sub };
}
