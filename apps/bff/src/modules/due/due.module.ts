import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { DueNotifications } from './due-notifications';
import { DueTimesService } from './due-times.service';

/** What comes due becomes a notification. */
@Module({ imports: [NotificationsModule], providers: [DueNotifications, DueTimesService], exports: [DueTimesService] })
export class DueModule {}
