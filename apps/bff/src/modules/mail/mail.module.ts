import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { UsersModule } from '../users/users.module';
import { MailController } from './mail.controller';
import { MailComposer } from './mail.composer';
import { MailDelivery } from './mail.delivery';
import { MailService } from './mail.service';
import { MailStarterContent } from './mail.starter-content';
import { SentMailKeys } from './sent-mail-keys';

@Module({
  imports: [NotificationsModule, UsersModule],
  controllers: [MailController],
  providers: [MailComposer, MailService, MailDelivery, MailStarterContent, SentMailKeys],
})
export class MailModule {}
