import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { Call } from '../../platform/http/call';
import { TakesFile } from '../../platform/http/receive-files';
import { BeginUploadsDto, UploadIdsDto, UploadPieceQueryDto, UploadStateDto } from './file-uploads.dto';
import { FileUploads } from './file-uploads.service';

@ApiTags('File manager')
@Access('staff')
@Scoped('file-manager')
@Controller('file-manager-app')
export class FileUploadsController {
  constructor(private readonly uploads: FileUploads) {}

  @Call('beginFileUploads', {
    answers: [UploadStateDto],
    summary: 'Begin to send up to 100 files; for staff.',
    description:
      'Makes the folders of their paths. Sent again, it answers how far each has come. What is not finished within a day is gone.',
    fails: { 404: 'There is no such folder.' },
  })
  @Post('begin-uploads')
  begin(@CurrentUser() user: Actor, @Body() begin: BeginUploadsDto): Promise<UploadStateDto[]> {
    return this.uploads.begin(user, begin);
  }

  @Call('sendFilePiece', {
    answers: UploadStateDto,
    summary: 'Send the next piece of a file: one part, `file`, of 1 to 8 MiB; the last one may be smaller. For staff.',
    description:
      'A file of up to 8 MiB is one piece. With the last piece the file is there, once, however often that is sent. ' +
      'A piece of which not all arrives leaves nothing.',
    fails: {
      400: 'The body is not `multipart/form-data` with one part `file`, or the piece is too small, or ends behind the end.',
      404: 'There is no such upload of the caller: it was cancelled, is out of time, or was never begun.',
      409: 'The piece does not begin where the last one ended: the message of the detail `offset` is the right one.',
      413: 'The piece has more than 8 MiB.',
      429: 'Six pieces of the caller, or many of all users, are arriving. `Retry-After` says when to try again.',
    },
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @TakesFile()
  @Post('upload-piece')
  send(
    @CurrentUser() user: Actor,
    @Query() query: UploadPieceQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<UploadStateDto> {
    return this.uploads.receive(user, query, request);
  }

  @Call('getFileUploads', {
    answers: [UploadStateDto],
    summary: 'How far some uploads of the caller have come, in the order of the ids; for staff.',
  })
  @Post('upload-states')
  states(@CurrentUser() user: Actor, @Body() { ids }: UploadIdsDto): Promise<UploadStateDto[]> {
    return this.uploads.states(user, ids);
  }

  @Call('cancelFileUploads', {
    answers: [String],
    summary: 'Give up uploads of the caller that are not done; answers the ids of those. For staff.',
  })
  @Post('cancel-uploads')
  cancel(@CurrentUser() user: Actor, @Body() { ids }: UploadIdsDto): Promise<string[]> {
    return this.uploads.cancel(user, ids);
  }
}
