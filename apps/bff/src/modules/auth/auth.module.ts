import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { AccountController } from './account/account.controller';
import { OpenSessions } from './account/open-sessions.service';
import { PasswordChange } from './account/password-change.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ExamplesController } from './examples.controller';
import { ExternalSignInController } from './external/external-sign-in.controller';
import { ExternalSignIn } from './external/external-sign-in.service';
import { FirebaseTokens } from './external/firebase-tokens';
import { OpenIdTokens } from './external/open-id-tokens';
import { InvitationsController } from './recovery/invitations.controller';
import { Invitations } from './recovery/invitations.service';
import { AccountTokens } from './recovery/account-tokens';
import { PasswordByLink } from './recovery/password-by-link';
import { Recovery } from './recovery/recovery.service';
import { RecoveryController } from './recovery/recovery.controller';
import { RecoveryLimits } from './recovery/recovery-limits';
import { SignInLimits } from './sign-in-limits';

@Module({
  imports: [UsersModule],
  controllers: [
    AuthController,
    AccountController,
    RecoveryController,
    InvitationsController,
    ExternalSignInController,
    ExamplesController,
  ],
  providers: [
    AuthService,
    OpenSessions,
    AccountTokens,
    PasswordByLink,
    Invitations,
    Recovery,
    RecoveryLimits,
    PasswordChange,
    ExternalSignIn,
    FirebaseTokens,
    OpenIdTokens,
    SignInLimits,
  ],
  exports: [Invitations],
})
export class AuthModule {}
