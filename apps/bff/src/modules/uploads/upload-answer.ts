import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range';
import { contentDisposition } from './file-name';
import { sizesOf } from './pictures.service';
import { UploadStorage } from './storage/upload-storage';
import { storedName, type Upload } from './uploads.service';

/** Headers with which bytes of strangers can do nothing in a browser but be seen, played or saved. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** An upload never changes, so its browser keeps it for a year. No other cache may. */
const KEPT = 'private, max-age=31536000, immutable';

/** Answers the bytes of uploads. */
@Injectable()
export class UploadAnswer {
  private readonly logger = new Logger('Uploads');

  constructor(private readonly storage: UploadStorage) {}

  /**
   * Answers an upload to somebody who may see it.
   * @param wanted the longer side of a picture, in pixels; the whole if there is no smaller size
   * @throws NotFoundException where the storage has lost it
   */
  async send(
    upload: Upload,
    wanted: number | undefined,
    { headers }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { id, name, type, size, width, height } = upload;
    const isPicture = width !== null && height !== null;
    const side = isPicture ? sizesOf({ width, height }).find((one) => one === wanted) : undefined;
    const stored = storedName(id, side);
    const tag = `"${stored}"`;
    void reply.headers({ ...HARMLESS, etag: tag, 'cache-control': KEPT });
    if (names(headers['if-none-match'], tag)) return void reply.status(304).send();

    // A picture is never asked for in parts; a film is.
    const isPartial = !isPicture && (headers['if-range'] ?? tag) === tag;
    const range = isPartial ? byteRange(headers.range, size) : undefined;
    if (range === 'unsatisfiable') {
      return void reply
        .status(416)
        .headers({ 'content-range': `bytes */${String(size)}`, 'cache-control': 'no-store' })
        .send();
    }
    const bytes = await this.storage.read(stored, range);
    if (!bytes) {
      this.logger.error({ msg: 'The bytes of an upload are missing in the storage', id });
      void reply.header('cache-control', 'no-store').removeHeader('etag');
      throw new NotFoundException('There is no such upload');
    }
    if (range) {
      const part = `bytes ${String(range.start)}-${String(range.end)}/${String(size)}`;
      void reply.status(206).header('content-range', part);
    }
    void reply
      .headers({
        ...(!isPicture && { 'accept-ranges': 'bytes' }),
        'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        'content-length': bytes.length,
        'content-disposition': contentDisposition(isPicture ? 'inline' : 'attachment', name),
      })
      .send(bytes.stream);
  }
}

/** Whether an `If-None-Match` names a tag. */
const names = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
