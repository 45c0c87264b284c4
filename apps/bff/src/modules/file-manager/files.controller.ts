import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { FileDto } from './files.dto';
import { FILES, FilesService } from './files.service';

@Tag('File manager', 'The files and folders that all users share.')
@Access('user')
@Controller('file-manager-app')
export class FilesController {
  constructor(private readonly service: FilesService) {}

  @Call('listFiles', { answers: [FileDto], summary: 'All folders, then all files.' })
  @Listed(FILES, { shared: true })
  @Get('files')
  list(@Query() query: ListQueryDto): Promise<Page<FileDto>> {
    return this.service.files.page(query);
  }
}
