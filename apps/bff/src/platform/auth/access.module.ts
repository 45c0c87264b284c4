import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard';
import { ApiCallers } from './api-tokens/api-callers';
import { JwtSecret } from './jwt-secret';
import { JwtStrategy } from './jwt.strategy';
import { Revocations } from './revocations';
import { Sessions } from './sessions.service';
import { TokensService } from './tokens.service';
import { UploadCookie } from './upload-cookie';

@Global()
@Module({ providers: [JwtSecret], exports: [JwtSecret] })
class JwtSecretModule {}

/** Provides access levels, tokens and the guard of every route. */
@Global()
@Module({})
export class AccessModule {
  /** @param users the module that exports the {@link UserDirectory}. */
  static forRoot(users: new () => object): DynamicModule {
    return {
      module: AccessModule,
      imports: [
        users,
        PassportModule,
        JwtSecretModule,
        JwtModule.registerAsync({
          imports: [JwtSecretModule],
          inject: [JwtSecret],
          useFactory: (secret: JwtSecret) => ({
            secret: secret.value,
            signOptions: { algorithm: 'HS256' },
            verifyOptions: { algorithms: ['HS256'] },
          }),
        }),
      ],
      providers: [
        ApiCallers,
        Revocations,
        Sessions,
        TokensService,
        UploadCookie,
        JwtStrategy,
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
      exports: [ApiCallers, Revocations, Sessions, TokensService, UploadCookie],
    };
  }
}
