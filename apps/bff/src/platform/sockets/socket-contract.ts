import type { Type } from '@nestjs/common';
import type { ServerEvent } from './server-event';

/** All that goes over the sockets of the server: whose methods answer clients, and what the server sends by itself. */
export type SocketContract = { gateways: Type[]; serverEvents: ServerEvent[] };

/** Under which the application provides its {@link SocketContract}. */
export const SOCKET_CONTRACT = Symbol('socket contract');
