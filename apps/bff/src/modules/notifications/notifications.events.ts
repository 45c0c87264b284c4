import { serverEvent } from '../../platform/sockets/server-event';
import { NotificationDto } from './notifications.dto';

export const notificationNew = serverEvent('notification:new', {
  payload: NotificationDto,
  summary: 'There is a notification.',
  to: 'every socket of the user it is for',
});
