import { chatEvents } from './modules/chat/chat.events';
import { ChatGateway } from './modules/chat/chat.gateway';
import { mailNew } from './modules/mail/mail.events';
import { notificationNew } from './modules/notifications/notifications.events';
import { boardChanged, boardWatchers } from './modules/scrumboard/scrumboard.events';
import { ScrumboardGateway } from './modules/scrumboard/scrumboard.gateway';
import { ListsGateway } from './platform/records/lists.gateway';
import { recordsChanged } from './platform/records/record-events';
import type { SocketContract } from './platform/sockets/socket-contract';

/** All that goes over the sockets. */
export const socketContract: SocketContract = {
  gateways: [ChatGateway, ScrumboardGateway, ListsGateway],
  serverEvents: [...chatEvents, mailNew, notificationNew, boardChanged, boardWatchers, recordsChanged],
};
