import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { UsersModule } from '../users/users.module';
import { AuditEntriesController } from './audit/audit-entries.controller';
import { AuditEntries } from './audit/audit-entries.service';
import { Storages } from './system/storages.service';
import { SystemController } from './system/system.controller';
import { SystemService } from './system/system.service';
import { InvitedUsersController } from './users/invited-users.controller';
import { ManagedUsersController } from './users/managed-users.controller';

/** What administrators see and do. */
@Module({
  imports: [AuthModule, UsersModule],
  controllers: [ManagedUsersController, InvitedUsersController, AuditEntriesController, SystemController],
  providers: [AuditEntries, Storages, SystemService],
})
export class AdministrationModule {}
