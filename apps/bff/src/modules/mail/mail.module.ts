import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/contacts.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { UploadsModule } from '../uploads/uploads.module';
import { UsersModule } from '../users/users.module';
import { MailController } from './mail.controller';
import { MailComposer } from './mail.composer';
import { MailDelivery } from './mail.delivery';
import { MailFrames } from './mail-frames';
import { MailLimits } from './mail-limits';
import { MailService } from './mail.service';
import { MailStarterContent } from './mail.starter-content';
import { Mailboxes } from './mailboxes';
import { SentMailKeys } from './sent-mail-keys';

@Module({
  imports: [ContactsModule, NotificationsModule, UploadsModule, UsersModule],
  controllers: [MailController],
  providers: [
    MailComposer,
    MailService,
    MailDelivery,
    MailFrames,
    MailLimits,
    MailStarterContent,
    Mailboxes,
    SentMailKeys,
  ],
})
export class MailModule {}
