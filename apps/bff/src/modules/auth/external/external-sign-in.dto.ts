import { Flag, Secret } from '../../../platform/dto/fields';
import { SessionDto } from '../auth.dto';

/** Longer than the ID tokens of any service, which hold some claims and a signature. */
const MAX_TOKEN_LENGTH = 16_000;

export class FirebaseSignInDto {
  @Secret({ max: MAX_TOKEN_LENGTH, example: 'eyJhbGciOiJSUzI1NiJ9.e30.sig', description: 'As Firebase issued it.' })
  idToken!: string;
}

export class Auth0SignInDto {
  @Secret({ max: MAX_TOKEN_LENGTH, example: 'eyJhbGciOiJSUzI1NiJ9.e30.sig', description: 'As the provider issued it.' })
  idToken!: string;
  @Secret({
    max: 200,
    optional: true,
    example: 'n-0S6_WzA2Mj',
    description: 'What was sent along to the provider; the token has to hold the same.',
  })
  nonce?: string;
}

/** The user and token of a session that a sign-in service has vouched for. */
export class ExternalSessionDto extends SessionDto {
  @Flag({ example: false, description: 'Whether this was the first sign-in, which made the user.' }) isNew!: boolean;
}
