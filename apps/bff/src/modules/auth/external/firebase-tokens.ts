import { Injectable, NotFoundException } from '@nestjs/common';
import type { JWTVerifyGetKey } from 'jose';
import { Environment } from '../../../platform/config/environment';
import { googleAddress } from '../../../platform/config/sign-in-services';
import type { KnownByService } from './known-by-service';
import { isUnsigned, keysAt, readUnsignedToken, verifyIdToken } from './verify-id-token';

/** The name of the service in sentences. */
const NAME = 'Firebase';

/** Where Google publishes the keys that tokens of all projects are signed with. */
const KEYS = {
  host: 'www.googleapis.com',
  path: '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
};

/** Verifies ID tokens of the project of Firebase that `FIREBASE_PROJECT_ID` names. */
@Injectable()
export class FirebaseTokens {
  private readonly keys: JWTVerifyGetKey;

  constructor(private readonly environment: Environment) {
    this.keys = keysAt(`${googleAddress(environment.FIREBASE_EMULATOR, KEYS.host)}${KEYS.path}`, NAME);
  }

  /**
   * Who the owner of a token is.
   * @throws NotFoundException where Firebase is not configured
   * @throws {InvalidIdTokenException}
   * @throws {ServiceAwayException}
   */
  async verify(token: string): Promise<KnownByService> {
    const { firebase } = this.environment;
    if (!firebase) throw new NotFoundException('Firebase is not configured on this server');
    const issuer = `https://securetoken.google.com/${firebase.projectId}`;
    const expected = { issuer, audience: firebase.projectId, algorithms: ['RS256'] };
    const claims =
      firebase.emulator !== undefined && isUnsigned(token)
        ? await readUnsignedToken(token, NAME, { issuer, audience: firebase.projectId })
        : await verifyIdToken(token, this.keys, NAME, expected);
    return { identity: { service: 'firebase', issuer, subject: claims.sub }, claims };
  }
}
