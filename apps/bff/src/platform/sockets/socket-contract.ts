import type { Type } from '@nestjs/common';
import type { ServerEvent } from './server-event';

/** The gateways whose methods answer the clients' events, and the events that the server sends by itself. */
export type SocketContract = { gateways: Type[]; serverEvents: ServerEvent[] };

/** The injection token of the application's {@link SocketContract}. */
export const SOCKET_CONTRACT = Symbol('socket contract');
