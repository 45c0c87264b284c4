import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { ContactGroupsService } from './contact-groups.service';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';
import { ContactsStarterContent } from './contacts.starter-content';

@Module({
  imports: [UsersModule],
  controllers: [ContactsController],
  providers: [ContactsService, ContactGroupsService, ContactsStarterContent],
  exports: [ContactsService],
})
export class ContactsModule {}
