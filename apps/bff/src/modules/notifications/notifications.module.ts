import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller';
import { NotificationsPurge } from './notifications-purge';
import { NotificationsService } from './notifications.service';
import { WelcomeNotification } from './welcome-notification';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsService, NotificationsPurge, WelcomeNotification],
  exports: [NotificationsService],
})
export class NotificationsModule {}
