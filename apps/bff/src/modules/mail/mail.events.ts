import { serverEvent } from '../../platform/sockets/server-event';
import { MailDto } from './mail.dto';

export const mailNew = serverEvent('mail:new', {
  payload: MailDto,
  summary: 'A mail has come in.',
  to: 'every socket of the user it is for',
});
