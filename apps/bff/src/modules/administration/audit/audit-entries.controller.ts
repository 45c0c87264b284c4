import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../../platform/auth/access';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { AuditEntriesDto, AuditEntriesQueryDto, ExportAuditLogDto, ExportedAuditLogDto } from './audit-entries.dto';
import { AuditEntries } from './audit-entries.service';

@Tag('Administration: audit log', 'Who signed in, and who wrote what. Entries never change.')
@Access('admin')
@Controller('administration')
export class AuditEntriesController {
  constructor(private readonly entries: AuditEntries) {}

  @Call('listAuditEntries', {
    answers: AuditEntriesDto,
    summary: 'What was recorded, the latest first, a page at a time.',
  })
  @Header('Cache-Control', 'no-store')
  @Get('audit-log')
  list(@Query() query: AuditEntriesQueryDto): Promise<AuditEntriesDto> {
    return this.entries.page(query);
  }

  @Call('exportAuditLog', {
    answers: ExportedAuditLogDto,
    summary: 'The same as a table, for a file.',
    description: 'That it was asked for is recorded itself.',
  })
  @Header('Cache-Control', 'no-store')
  @Post('export-audit-log')
  exported(@CurrentUser() actor: Actor, @Body() asked: ExportAuditLogDto): Promise<ExportedAuditLogDto> {
    return this.entries.exported(actor, asked);
  }
}
