import { Global, Module } from '@nestjs/common';
import { EventBudget } from './event-budget';
import { Live } from './live';
import { OwnPresence } from './own-presence';
import { Presence } from './presence';
import { SocketCalls } from './socket-calls';
import { SocketGate } from './socket-gate';

/** What gateways stand on, and how modules reach users who are connected. */
@Global()
@Module({
  providers: [EventBudget, Live, SocketCalls, SocketGate, { provide: Presence, useClass: OwnPresence }],
  exports: [Live, Presence, SocketCalls, SocketGate],
})
export class SocketsModule {}
