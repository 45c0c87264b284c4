import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import { sizesOf } from '../../platform/storage/pictures';
import { StoredAnswer } from '../../platform/storage/stored-answer';
import { storedFileName, WHOLE_PREVIEW } from './file-blobs';
import { noSuchFile } from './file-changes';
import { answeredAs } from './file-kinds';
import { isInSight } from './file-rows';
import type { FileBytesQueryDto } from './files.dto';
import { FilesService } from './files.service';

const selectVersion = prepare<{ id: string }>()((rows, { id }) =>
  rows
    .selectFrom('file_version')
    .innerJoin('file', 'file.id', 'file_version.file_id')
    .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
    .select(['file.id as fileId', 'file.name', 'file_blob.id', 'file_blob.size', 'file_blob.media_type'])
    .select(['file_blob.width', 'file_blob.height'])
    .where('file_version.id', '=', id)
    .where(isInSight),
);

/** Answers the bytes of versions of files. */
@Injectable()
export class FileBytes {
  constructor(
    private readonly database: Database,
    private readonly answer: StoredAnswer,
    private readonly files: FilesService,
  ) {}

  /** @throws NotFoundException where there is no such version, or its file is in the trash */
  async send(id: string, query: FileBytesQueryDto, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [found] = await this.database.read(selectVersion.with({ id }));
    if (!found) throw noSuchFile();
    const { fileId, name, id: blobId, size, media_type: mediaType, width, height } = found;
    const isDownload = query.download !== undefined;
    if (isDownload) await this.files.open(fileId);
    const wanted = query.size === undefined ? undefined : Number(query.size);
    if (wanted !== undefined && width !== null && height !== null) {
      const side = sizesOf({ width, height }).find((one) => one === wanted) ?? WHOLE_PREVIEW;
      const picture = { stored: storedFileName(blobId, side), name: `${name}.webp`, type: 'image/webp', size: 0 };
      await this.answer.send(
        { ...picture, how: 'inline', isPartial: false, isKept: true, missing: noSuchFile },
        request,
        reply,
      );
      return;
    }
    const { type, how } = answeredAs(mediaType);
    const file = { stored: storedFileName(blobId), name, type, size, isPartial: true, missing: noSuchFile };
    await this.answer.send({ ...file, how: isDownload ? 'attachment' : how, isKept: !isDownload }, request, reply);
  }
}
