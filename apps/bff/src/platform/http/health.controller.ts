import { setTimeout } from 'node:timers/promises';
import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Access } from '../auth/access';
import { Database } from '../database/database';
import { Tag } from '../openapi/tag';
import { Redis } from '../redis/redis';
import { Call } from './call';

/** How long to wait for the database's answer, in milliseconds. */
const DATABASE_TIMEOUT = 1500;

class HealthDto {
  @ApiProperty({ example: 'ok' }) status!: string;
}

class ReadinessDto extends HealthDto {
  @ApiPropertyOptional({
    enum: ['ok', 'away'],
    description: 'Where `REDIS_URL` is set: `away` means that this process goes on alone until Redis is back.',
  })
  redis?: 'ok' | 'away';
}

/** Health checks for monitoring. */
@Tag('Health', 'For those who watch over the server.')
@Access('public')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  @Call('getLiveness', { answers: HealthDto, summary: 'Whether the process runs.' })
  @Get('live')
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Call('getReadiness', {
    answers: ReadinessDto,
    summary: 'Whether requests can be answered: the database is there.',
    fails: { 503: 'The database does not answer.' },
  })
  @Get('ready')
  async ready(): Promise<ReadinessDto> {
    if (!(await this.databaseAnswers())) throw new ServiceUnavailableException('The database does not answer');
    // While Redis is away, the process stays ready, because it can do everything alone.
    return { status: 'ok', ...(this.redis.isConfigured && { redis: this.redis.client ? 'ok' : 'away' }) };
  }

  private async databaseAnswers(): Promise<boolean> {
    const asked = new AbortController();
    const late = setTimeout(DATABASE_TIMEOUT, false, { signal: asked.signal }).catch(() => false);
    try {
      return await Promise.race([this.database.answers(), late]);
    } finally {
      asked.abort();
    }
  }
}
