import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  DismissedNotificationsDto,
  DismissNotificationDto,
  NotificationDto,
  RestoredNotificationsDto,
  RestoreNotificationsDto,
} from './notifications.dto';
import { NOTIFICATIONS, NotificationsService } from './notifications.service';

@Tag('Notifications', 'What the caller was notified of.')
@Access('user')
@Scoped('notifications')
@Controller('notification-panel')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Call('listNotifications', { answers: [NotificationDto], summary: 'Notifications not yet dismissed, newest first.' })
  @Listed(NOTIFICATIONS)
  @Get('data')
  list(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<Page<NotificationDto>> {
    return this.notifications.list(user.id, query);
  }

  @Call('dismissNotification', {
    answers: DismissNotificationDto,
    summary: 'Dismiss a notification.',
    fails: { 404: 'The notification does not exist or is somebody else’s.' },
  })
  @Post('dismiss')
  dismiss(@CurrentUser() user: Actor, @Body() { id }: DismissNotificationDto): Promise<DismissNotificationDto> {
    return this.notifications.dismiss(user, id);
  }

  @Call('dismissAllNotifications', { answers: DismissedNotificationsDto, summary: 'Dismiss all notifications.' })
  @Post('dismiss-all')
  dismissAll(@CurrentUser() user: Actor): Promise<DismissedNotificationsDto> {
    return this.notifications.dismissAll(user);
  }

  @Call('restoreNotifications', {
    answers: RestoredNotificationsDto,
    summary: 'Take dismissals back.',
    description: 'Ids that do not exist, are somebody else’s or were not dismissed are passed over.',
  })
  @Post('restore')
  restore(@CurrentUser() user: Actor, @Body() { ids }: RestoreNotificationsDto): Promise<RestoredNotificationsDto> {
    return this.notifications.restore(user, ids);
  }
}
