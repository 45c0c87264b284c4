import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiHeader, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { UPLOAD_COOKIE, UploadCookie } from '../../platform/auth/upload-cookie';
import { Call } from '../../platform/http/call';
import { Uncompressed } from '../../platform/http/uncompressed';
import { FileBytes } from './file-bytes.service';
import { FileBytesQueryDto } from './files.dto';

/** Below the path of the cookie for uploads, which `<img>` and `<video>` are let in by. */
@ApiTags('File manager')
@Scoped('file-manager')
@Controller('uploads/files')
export class FileBytesController {
  constructor(
    private readonly bytes: FileBytes,
    private readonly cookie: UploadCookie,
  ) {}

  @Call('fetchFile', {
    answers: 'bytes',
    summary: 'The bytes of a version of a file, for everybody who is signed in.',
    description:
      `An \`<img>\` or \`<video>\` of the web app is let in by the cookie \`${UPLOAD_COOKIE}\`. Pictures, audio and video are ` +
      'shown; all else is answered to be saved, and never runs in the browser.',
    fails: { 404: 'There is no such version, its file is in the trash, or the caller is not signed in.' },
  })
  @ApiResponse({ status: 206, description: 'The part that `Range` asks for.' })
  @ApiResponse({ status: 304, description: 'The browser has it: `If-None-Match` names its `ETag`.' })
  @ApiResponse({ status: 416, description: '`Range` begins behind the end.' })
  @ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'The id of the version, as in `url`.',
  })
  @ApiHeader({ name: 'Range', required: false, schema: { type: 'string' }, description: 'One part: `bytes=0-1023`.' })
  @ApiBearerAuth()
  @ApiCookieAuth()
  @Access('public')
  @Uncompressed()
  @Get(':id')
  async fetch(
    @Param('id') id: string,
    @Query() query: FileBytesQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A 404 today may be a file tomorrow, when it comes out of the trash.
    void reply.header('cache-control', 'no-store');
    const viewer = await this.cookie.viewer(request);
    if (!viewer) throw new NotFoundException('There is no such file');
    await this.bytes.send(id, query, request, reply);
  }
}
