import { Body, Controller, Post } from '@nestjs/common';
import { Access } from '../../../platform/auth/access';
import { RequestOrigin, type Origin } from '../../../platform/auth/origin';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { AnswersToken } from '../answers-token';
import { SignInErrorsDto } from '../auth.dto';
import { Auth0SignInDto, ExternalSessionDto, FirebaseSignInDto } from './external-sign-in.dto';
import { ExternalSignIn } from './external-sign-in.service';
import { FirebaseTokens } from './firebase-tokens';
import { OpenIdTokens } from './open-id-tokens';

const DESCRIPTION =
  'Who signs in for the first time is registered. An address that is another user’s is a 200 with `error`: nobody becomes that user by it.';
const FAILURES = {
  401: 'The token is forged, expired, or of somebody else’s application.',
  403: 'It would be a first sign-in, and registration is closed.',
  404: 'The service is not configured on this server.',
  503: 'The service cannot be reached.',
};

@Tag('Sign-in services', 'Signing in with what another service says of somebody.')
@Controller('auth')
export class ExternalSignInController {
  constructor(
    private readonly signIn: ExternalSignIn,
    private readonly openId: OpenIdTokens,
    private readonly firebase: FirebaseTokens,
  ) {}

  @Call('signInWithAuth0', {
    answers: ExternalSessionDto,
    orAnswers: SignInErrorsDto,
    summary: 'Sign in with an ID token of Auth0, or of another OpenID provider.',
    description: DESCRIPTION,
    fails: FAILURES,
  })
  @Access('public')
  @AnswersToken()
  @Post('auth0')
  withAuth0(
    @Body() { idToken, nonce }: Auth0SignInDto,
    @RequestOrigin() origin: Origin,
  ): Promise<ExternalSessionDto | SignInErrorsDto> {
    return this.signIn.signIn('auth0', () => this.openId.verify(idToken, nonce), origin);
  }

  @Call('signInWithFirebase', {
    answers: ExternalSessionDto,
    orAnswers: SignInErrorsDto,
    summary: 'Sign in with an ID token of Firebase.',
    description: DESCRIPTION,
    fails: FAILURES,
  })
  @Access('public')
  @AnswersToken()
  @Post('firebase')
  withFirebase(
    @Body() { idToken }: FirebaseSignInDto,
    @RequestOrigin() origin: Origin,
  ): Promise<ExternalSessionDto | SignInErrorsDto> {
    return this.signIn.signIn('firebase', () => this.firebase.verify(idToken), origin);
  }
}
