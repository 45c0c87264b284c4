import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller';
import { NotificationsService } from './notifications.service';
import { WelcomeNotification } from './welcome-notification';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsService, WelcomeNotification],
  exports: [NotificationsService],
})
export class NotificationsModule {}
