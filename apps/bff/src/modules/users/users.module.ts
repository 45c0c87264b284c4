import { Module } from '@nestjs/common';
import { UserDirectory } from '../../platform/auth/user-directory';
import { DemoUsers } from './demo-users';
import { ExternalUsers } from './external-users.service';
import { InvitedUsers } from './invited-users.service';
import { LookupLimits } from './lookup-limits';
import { ManagedUsers } from './managed-users.service';
import { PasswordPolicy } from './password-policy.service';
import { PasswordsService } from './passwords.service';
import { UsersService } from './users.service';

@Module({
  providers: [
    UsersService,
    ExternalUsers,
    InvitedUsers,
    ManagedUsers,
    PasswordPolicy,
    PasswordsService,
    LookupLimits,
    DemoUsers,
    { provide: UserDirectory, useExisting: UsersService },
  ],
  exports: [UsersService, ExternalUsers, InvitedUsers, ManagedUsers, PasswordPolicy, PasswordsService, UserDirectory],
})
export class UsersModule {}
