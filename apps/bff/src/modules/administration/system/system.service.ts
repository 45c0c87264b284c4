import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../../platform/config/environment';
import { Database } from '../../../platform/database/database';
import { Purges } from '../../../platform/database/purges';
import { VERSION } from '../../../platform/http/release';
import { ProjectionBackfill } from '../../../platform/records/projection-backfill';
import { Redis } from '../../../platform/redis/redis';
import { MAIL_SETTINGS, SIGN_IN_SETTINGS, statesOf } from './setting-states';
import { Storages } from './storages.service';
import type { HealthStateDto, SystemDto } from './system.dto';

/** How the server is set up, and how it is. What is said of a process is said of the one that is asked. */
@Injectable()
export class SystemService {
  constructor(
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly purges: Purges,
    private readonly backfill: ProjectionBackfill,
    private readonly storages: Storages,
  ) {}

  async state(): Promise<SystemDto> {
    const { tables: backfillTables, filled: backfillFilled } = this.backfill.progress;
    return {
      health: await this.health(),
      storage: await this.storages.state(),
      work: { backfillTables, backfillFilled, purges: this.purges.states() },
      signIn: statesOf(this.environment, SIGN_IN_SETTINGS),
      mail: statesOf(this.environment, MAIL_SETTINGS),
    };
  }

  private async health(): Promise<HealthStateDto> {
    const { rss: memory, heapUsed: heap } = process.memoryUsage();
    return {
      ...{ version: VERSION, node: process.version, process: `${hostname()}:${String(process.pid)}` },
      ...{ startedAt: new Date(Date.now() - Math.round(process.uptime() * 1000)).toISOString(), memory, heap },
      database: this.environment.usesPostgres ? 'postgresql' : 'sqlite',
      databaseAnswers: await this.database.answers(),
      redis: !this.redis.isConfigured ? 'none' : this.redis.client ? 'ok' : 'away',
    };
  }
}
