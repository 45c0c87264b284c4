import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../auth/access';
import { Database } from '../database/database';
import { Call } from './call';

class HealthDto {
  @ApiProperty({ example: 'ok' }) status!: string;
}

/** For those who watch over the server. */
@ApiTags('Health')
@Access('public')
@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  @Call('getLiveness', { answers: HealthDto, summary: 'Whether the process runs.', isPublic: true })
  @Get('live')
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Call('getReadiness', {
    answers: HealthDto,
    summary: 'Whether requests can be answered: the database is there.',
    isPublic: true,
    fails: { 503: 'The database does not answer.' },
  })
  @Get('ready')
  async ready(): Promise<HealthDto> {
    if (!(await this.database.answers())) throw new ServiceUnavailableException('The database does not answer');
    return { status: 'ok' };
  }
}
