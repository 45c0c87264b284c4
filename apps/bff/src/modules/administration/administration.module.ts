import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { AuditEntriesController } from './audit/audit-entries.controller';
import { AuditEntries } from './audit/audit-entries.service';
import { Storages } from './system/storages.service';
import { SystemController } from './system/system.controller';
import { SystemService } from './system/system.service';
import { ManagedUsersController } from './users/managed-users.controller';

/** What administrators see and do. */
@Module({
  imports: [UsersModule],
  controllers: [ManagedUsersController, AuditEntriesController, SystemController],
  providers: [AuditEntries, Storages, SystemService],
})
export class AdministrationModule {}
