import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ExamplesController } from './examples.controller';
import { SignInLimits } from './sign-in-limits';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, ExamplesController],
  providers: [AuthService, SignInLimits],
})
export class AuthModule {}
