import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range';
import { contentDisposition } from './file-name';
import { UploadStorage } from './upload-storage';

/** Headers with which bytes of strangers can do nothing in a browser but be seen, played or saved. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** What is stored by a name never changes, so its browser keeps it for a year. No other cache may. */
const KEPT = 'private, max-age=31536000, immutable';

/** What is answered, and how. */
export type StoredFile = {
  /** The name by which it is stored. */
  stored: string;
  /** What it is called when it is saved. */
  name: string;
  /** Its media type. */
  type: string;
  /** In bytes. */
  size: number;
  how: 'inline' | 'attachment';
  /** Whether a part of it can be asked for, as of a film. */
  isPartial: boolean;
  /** Whether its browser may keep it: not, where its name may become another. */
  isKept: boolean;
  /** What is thrown where the storage has lost it. */
  missing: () => Error;
};

/** Answers what is stored. */
@Injectable()
export class StoredAnswer {
  private readonly logger = new Logger('Storage');

  constructor(private readonly storage: UploadStorage) {}

  /** Answers bytes to somebody who may see them. @throws what `missing` makes */
  async send(file: StoredFile, { headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { stored, name, type, size, how, missing } = file;
    const tag = `"${stored}"`;
    void reply.headers({ ...HARMLESS, etag: tag, 'cache-control': file.isKept ? KEPT : 'no-store' });
    if (file.isKept && names(headers['if-none-match'], tag)) return void reply.status(304).send();

    const isPartial = file.isPartial && (headers['if-range'] ?? tag) === tag;
    const range = isPartial ? byteRange(headers.range, size) : undefined;
    if (range === 'unsatisfiable') {
      return void reply
        .status(416)
        .headers({ 'content-range': `bytes */${String(size)}`, 'cache-control': 'no-store' })
        .send();
    }
    const bytes = await this.storage.read(stored, range);
    if (!bytes) {
      this.logger.error({ msg: 'Bytes are missing in the storage', stored });
      void reply.header('cache-control', 'no-store').removeHeader('etag');
      throw missing();
    }
    if (range) {
      const part = `bytes ${String(range.start)}-${String(range.end)}/${String(size)}`;
      void reply.status(206).header('content-range', part);
    }
    void reply
      .headers({
        ...(file.isPartial && { 'accept-ranges': 'bytes' }),
        'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        'content-length': bytes.length,
        'content-disposition': contentDisposition(how, name),
      })
      .send(bytes.stream);
  }
}

/** Whether an `If-None-Match` names a tag. */
const names = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
