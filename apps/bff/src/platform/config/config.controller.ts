import { Controller, Get } from '@nestjs/common';
import { Access } from '../auth/access';
import { Flag } from '../dto/fields';
import { Call } from '../http/call';
import { Tag } from '../openapi/tag';
import { Environment } from './environment';

class ConfigDto {
  @Flag({ example: true, description: 'Whether `DEMO_DATA` is on: demo accounts, starter content.' })
  demoData!: boolean;
}

/** What the web app has to know of how this server was set up. */
@Tag('Config', 'How this server was set up, as far as the web app has to know.')
@Access('public')
@Controller('config')
export class ConfigController {
  constructor(private readonly environment: Environment) {}

  @Call('getConfig', { answers: ConfigDto, summary: 'How this server was set up.' })
  @Get()
  read(): ConfigDto {
    return { demoData: this.environment.DEMO_DATA };
  }
}
