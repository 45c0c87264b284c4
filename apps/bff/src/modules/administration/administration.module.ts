import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { ManagedUsersController } from './users/managed-users.controller';

/** What administrators see and do. */
@Module({ imports: [UsersModule], controllers: [ManagedUsersController] })
export class AdministrationModule {}
