import { Global, Module } from '@nestjs/common';
import { Environment } from '../config/environment';
import { ConnectedUsers } from './connected-users';
import { Counters } from './counters';
import { Redis } from './redis';

/** Provides what several processes share; without `REDIS_URL`, the same for one process. */
@Global()
@Module({
  providers: [
    { provide: Redis, inject: [Environment], useFactory: (environment: Environment) => Redis.connect(environment) },
    ConnectedUsers,
    Counters,
  ],
  exports: [ConnectedUsers, Counters, Redis],
})
export class RedisModule {}
