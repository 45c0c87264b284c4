import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ExamplesController } from './examples.controller';
import { ExternalSignInController } from './external/external-sign-in.controller';
import { ExternalSignIn } from './external/external-sign-in.service';
import { FirebaseTokens } from './external/firebase-tokens';
import { OpenIdTokens } from './external/open-id-tokens';
import { SignInLimits } from './sign-in-limits';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, ExternalSignInController, ExamplesController],
  providers: [AuthService, ExternalSignIn, FirebaseTokens, OpenIdTokens, SignInLimits],
})
export class AuthModule {}
