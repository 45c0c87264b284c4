import { Injectable, NotFoundException } from '@nestjs/common';
import type { JWTVerifyGetKey } from 'jose';
import { Environment } from '../../../platform/config/environment';
import { isServiceAddress } from '../../../platform/config/sign-in-services';
import { isRecord } from '../../../platform/dto/planned/is-record';
import { InvalidIdTokenException, keysAt, ServiceAwayException, verifyIdToken } from './verify-id-token';
import type { KnownByService } from './known-by-service';

/** The name of the service in sentences: its tab has it too. */
const NAME = 'Auth0';

/** Signatures with a key pair. One with a shared secret would need the secret here, and `none` is no signature. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** How long the provider's description may take, in milliseconds. */
const DISCOVERY_TIMEOUT = 5000;

/** What the provider says of itself. */
type Provider = { issuer: string; keys: JWTVerifyGetKey };

/** Verifies ID tokens of the OpenID provider that `AUTH0_DOMAIN` names. */
@Injectable()
export class OpenIdTokens {
  private provider: Promise<Provider> | undefined;

  constructor(private readonly environment: Environment) {}

  /**
   * Who the owner of a token is.
   * @param nonce what the browser has sent along to the provider: a token that was made for a nonce is of no use without it
   * @throws NotFoundException where no provider is configured
   * @throws {InvalidIdTokenException}
   * @throws {ServiceAwayException}
   */
  async verify(token: string, nonce: string | undefined): Promise<KnownByService> {
    const { openId } = this.environment;
    if (!openId) throw new NotFoundException('Auth0 is not configured on this server');
    const { issuer, keys } = await this.describe(openId.authority);
    const expected = { issuer, audience: openId.clientId, algorithms: ALGORITHMS };
    const claims = await verifyIdToken(token, keys, NAME, expected);
    if (claims.nonce !== nonce) throw new InvalidIdTokenException(NAME);
    return { identity: { service: 'auth0', issuer, subject: claims.sub }, claims };
  }

  /** Asks the provider once; where it does not answer, the next caller asks again. */
  private describe(authority: string): Promise<Provider> {
    const asked = (this.provider ??= discover(authority));
    asked.catch(() => {
      if (this.provider === asked) this.provider = undefined;
    });
    return asked;
  }
}

/** @throws {ServiceAwayException} where there is no provider, or another one than was configured */
async function discover(authority: string): Promise<Provider> {
  try {
    const signal = AbortSignal.timeout(DISCOVERY_TIMEOUT);
    const answer = await fetch(`${authority}/.well-known/openid-configuration`, { signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`The provider answered ${String(answer.status)}`);
    const described: unknown = await answer.json();
    const { issuer, jwks_uri: keys } = isRecord(described) ? described : {};
    // Auth0 writes a slash after its own name.
    if (typeof issuer !== 'string' || issuer.replace(/\/+$/, '') !== authority)
      throw new Error('It is another provider');
    if (!isServiceAddress(keys)) throw new Error('The provider has no keys');
    return { issuer, keys: keysAt(keys, NAME) };
  } catch (error) {
    throw new ServiceAwayException(NAME, error);
  }
}
