import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../../../platform/auth/access';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { SystemDto } from './system.dto';
import { SystemService } from './system.service';

@Tag('Administration: system', 'How the server is set up, and how it is.')
@Access('admin')
@Controller('administration')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Call('getSystem', {
    answers: SystemDto,
    summary: 'Health, storage, background work, and settings without secrets.',
    description: 'What is said of a process is said of the one that answers.',
  })
  @Header('Cache-Control', 'no-store')
  @Get('system')
  get(): Promise<SystemDto> {
    return this.system.state();
  }
}
