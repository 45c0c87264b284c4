import { Global, Module } from '@nestjs/common';
import { ConnectedUsers } from '../redis/connected-users';
import { Redis } from '../redis/redis';
import { EventBudget } from './event-budget';
import { Live } from './live';
import { OwnPresence } from './own-presence';
import { Presence } from './presence';
import { SharedPresence } from './shared-presence';
import { SharedSockets } from './shared-sockets';
import { SocketCalls } from './socket-calls';
import { SocketGate } from './socket-gate';

/** Provides what gateways need, and what modules need to reach connected users. */
@Global()
@Module({
  providers: [
    EventBudget,
    Live,
    OwnPresence,
    {
      provide: Presence,
      inject: [Redis, OwnPresence, ConnectedUsers],
      useFactory: (redis: Redis, own: OwnPresence, users: ConnectedUsers) =>
        redis.isConfigured ? new SharedPresence(own, users) : own,
    },
    { provide: SharedSockets, inject: [Redis], useFactory: (redis: Redis) => SharedSockets.on(redis) },
    SocketCalls,
    SocketGate,
  ],
  exports: [Live, Presence, SharedSockets, SocketCalls, SocketGate],
})
export class SocketsModule {}
