import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';
import { ContactsStarterContent } from './contacts.starter-content';

@Module({
  imports: [UsersModule],
  controllers: [ContactsController],
  providers: [ContactsService, ContactsStarterContent],
})
export class ContactsModule {}
