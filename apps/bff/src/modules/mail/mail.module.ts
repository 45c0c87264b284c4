import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { UsersModule } from '../users/users.module';
import { MailController } from './mail.controller';
import { MailComposer } from './mail.composer';
import { MailDelivery } from './mail.delivery';
import { MailLimits } from './mail-limits';
import { MailService } from './mail.service';
import { MailStarterContent } from './mail.starter-content';
import { Mailboxes } from './mailboxes';
import { SentMailKeys } from './sent-mail-keys';

@Module({
  imports: [NotificationsModule, UsersModule],
  controllers: [MailController],
  providers: [MailComposer, MailService, MailDelivery, MailLimits, MailStarterContent, Mailboxes, SentMailKeys],
})
export class MailModule {}
