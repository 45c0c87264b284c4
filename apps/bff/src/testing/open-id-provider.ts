import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';

type Key = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

async function newKey(kid: string): Promise<Key> {
  return { kid, ...(await generateKeyPair('RS256')) };
}

/** Where it is described, and where it would be described if it had moved. */
const DESCRIPTION = '/.well-known/openid-configuration';
const MOVED = '/moved';

/** Where the keys are: the provider's own, and those of Firebase at its emulator. */
const KEYS = ['/keys', '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'];

/** A small OpenID provider, which can stand in for Firebase, too: it says where its keys are, and signs whatever it is asked to. */
export class OpenIdProvider {
  /** How often its keys were fetched. */
  keyRequests = 0;
  /** Whether it answers nothing but failures. */
  isDown = false;
  /** Where it says that its keys are, if not at an address of its own. */
  keysAddress: string | undefined;
  /** Whether it says that its description is elsewhere. */
  hasMoved = false;
  private key: Key;
  private readonly server = createServer((request, response) => {
    void this.answer(request.url ?? '').then(({ status, body }) => {
      const location = status === 302 ? { location: MOVED } : {};
      response.writeHead(status, { 'content-type': 'application/json', ...location }).end(JSON.stringify(body));
    });
  });

  private constructor(key: Key) {
    this.key = key;
  }

  static async start(): Promise<OpenIdProvider> {
    const provider = new OpenIdProvider(await newKey('one'));
    await new Promise<void>((listening) => provider.server.listen(0, '127.0.0.1', listening));
    return provider;
  }

  get address(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** As Auth0 writes it: with a slash at the end. */
  get issuer(): string {
    return `${this.address}/`;
  }

  /** Signs with another key from now on, and knows the one before no more. */
  async rotateKey(): Promise<void> {
    this.key = await newKey('two');
  }

  /** An ID token for `ezone` that holds for an hour, but for what is said otherwise; undefined leaves a claim out. */
  async token(changes: JWTPayload = {}, { key = this.key, typ }: { key?: Key; typ?: string } = {}): Promise<string> {
    const header = { alg: 'RS256', kid: key.kid, ...(typ !== undefined && { typ }) };
    return new SignJWT(this.claims(changes)).setProtectedHeader(header).sign(key.privateKey);
  }

  /** The same, without a signature. */
  unsignedToken(changes: JWTPayload = {}): string {
    return new UnsecuredJWT(this.claims(changes)).encode();
  }

  /** The same, signed by somebody else under the name of the provider's key, or under another name. */
  async foreignToken(kid = this.key.kid): Promise<string> {
    return this.token({}, { key: await newKey(kid) });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  private claims(changes: JWTPayload): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    return {
      ...{ iss: this.issuer, aud: 'ezone', sub: 'auth0|ada', iat: now, exp: now + 3600 },
      ...{ email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' },
      ...changes,
    };
  }

  private async answer(path: string): Promise<{ status: number; body: object }> {
    if (this.isDown) return { status: 500, body: {} };
    if (path === DESCRIPTION && this.hasMoved) return { status: 302, body: {} };
    if (path === DESCRIPTION || path === MOVED)
      return { status: 200, body: { issuer: this.issuer, jwks_uri: this.keysAddress ?? `${this.address}/keys` } };
    if (!KEYS.includes(path)) return { status: 404, body: {} };
    this.keyRequests += 1;
    const key = { ...(await exportJWK(this.key.publicKey)), kid: this.key.kid, alg: 'RS256', use: 'sig' };
    return { status: 200, body: { keys: [key] } };
  }
}
