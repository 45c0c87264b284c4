import { Body, Controller, Get, NotFoundException, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiCookieAuth, ApiHeader, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { UPLOAD_COOKIE, UploadCookie } from '../../platform/auth/upload-cookie';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { TakesFile } from '../../platform/http/receive-files';
import { sizesOf } from '../../platform/storage/pictures';
import { StoredAnswer, type StoredFile } from '../../platform/storage/stored-answer';
import { Uncompressed } from '../../platform/http/uncompressed';
import { Tag } from '../../platform/openapi/tag';
import { OwnUploadDto, RemovedUploadsDto, RemoveUploadsDto, UploadDto, UploadQueryDto } from './uploads.dto';
import { storedName, UploadsService, type Upload } from './uploads.service';

@Tag('Uploads', 'Pictures and other files, which records then show by their address.')
@Scoped('uploads')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly answer: StoredAnswer,
    private readonly cookie: UploadCookie,
  ) {}

  @Call('createUpload', {
    answers: UploadDto,
    summary: 'Upload a file.',
    description:
      'One part, `file`, of at most 25 MiB. Pictures (JPEG, PNG, GIF, WebP) are stored as WebP without their metadata. PDF, ' +
      'office documents, archives, audio, video and text are stored as they are, and answered to be saved. Its `url` is to ' +
      'be put into a record, such as the `image` of a note; what no record shows is deleted after a day.',
    fails: {
      400: 'The body is not `multipart/form-data` with one part `file`, or the file is empty.',
      409: 'The caller’s uploads take up what `UPLOAD_QUOTA` allows.',
      429: 'Three files of the caller, or many of all users, are arriving. `Retry-After` says when to try again.',
      413: 'The file has more than 25 MiB, or the picture too many pixels.',
      415: 'The type of the file, which its content tells, is not accepted.',
    },
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @Access('user')
  @TakesFile()
  @Post()
  create(@CurrentUser() user: SignedInUser, @Req() request: FastifyRequest): Promise<UploadDto> {
    return this.uploads.receive(user.id, request);
  }

  @Call('listUploads', {
    answers: [OwnUploadDto],
    summary: 'The caller’s own uploads, newest first.',
    description: 'All that counts for `UPLOAD_QUOTA`, whether a record shows it or not.',
  })
  @Access('user')
  @Listed()
  @Get()
  list(@CurrentUser() user: SignedInUser, @Query() query: ListQueryDto): Promise<Page<OwnUploadDto>> {
    return this.uploads.list(user.id, query);
  }

  @Call('removeUploads', {
    answers: RemovedUploadsDto,
    summary: 'Delete own uploads for good, which makes room for others.',
    description:
      'Also those that records still show: their address is a 404 from then on, for everybody, such as the recipients of a ' +
      'mail. A browser that has fetched one before may keep it. Ids that do not exist or are somebody else’s are passed over.',
  })
  @Access('user')
  @Post('remove')
  async remove(@CurrentUser() user: SignedInUser, @Body() { ids }: RemoveUploadsDto): Promise<RemovedUploadsDto> {
    return { ids: await this.uploads.remove(user.id, ids) };
  }

  @Call('fetchUpload', {
    answers: 'bytes',
    summary: 'The bytes of an upload.',
    description:
      'For its uploader, and for whoever can see a record that shows it: the owner of a note or a mail, everybody who is ' +
      'signed in where all users share the record. An `<img>` of the web app is let in by the cookie ' +
      `\`${UPLOAD_COOKIE}\`, which comes with each access token and is good for this call alone.`,
    fails: { 404: 'There is no such upload, or it is not for the caller to see; also without a token.' },
  })
  @ApiResponse({ status: 206, description: 'The part that `Range` asks for, of a file that is no picture.' })
  @ApiResponse({ status: 304, description: 'The browser has it: `If-None-Match` names its `ETag`.' })
  @ApiResponse({ status: 416, description: '`Range` begins behind the end.' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' }, description: 'As `createUpload` answered it.' })
  @ApiHeader({ name: 'Range', required: false, schema: { type: 'string' }, description: 'One part: `bytes=0-1023`.' })
  @ApiBearerAuth()
  @ApiCookieAuth()
  @Access('public')
  @Uncompressed()
  @Get(':id')
  async fetch(
    @Param('id') id: string,
    @Query() { size }: UploadQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A 404 today may be a picture tomorrow, when a record shows it.
    void reply.header('cache-control', 'no-store');
    const viewer = await this.cookie.viewer(request);
    const upload = viewer && (await this.uploads.find(viewer.id, id));
    if (!upload) throw noSuchUpload();
    await this.answer.send(fileOf(upload, size === undefined ? undefined : Number(size)), request, reply);
  }
}

const noSuchUpload = () => new NotFoundException('There is no such upload');

/** @param wanted the longer side of a picture, in pixels; the whole if there is no smaller size */
function fileOf({ id, name, type, size, width, height }: Upload, wanted: number | undefined): StoredFile {
  const isPicture = width !== null && height !== null;
  const side = isPicture ? sizesOf({ width, height }).find((one) => one === wanted) : undefined;
  return {
    ...{ stored: storedName(id, side), name, type, size, isKept: true, missing: noSuchUpload },
    how: isPicture ? 'inline' : 'attachment',
    // A picture is never asked for in parts.
    isPartial: !isPicture,
  };
}
