import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket } from '../config/environment';
import type { ByteRange } from './byte-range';
import { UploadStorage, type StoredBytes, type StoredName } from './upload-storage';

/**
 * How long the storage may take to connect, to answer, and to send or take nothing, in milliseconds. A large file takes a
 * while to be sent before it is answered.
 */
const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 60_000, socketTimeout: 15_000 };
/** How often something is tried that fails for a moment. */
const TRIES = 2;

const nothing = () => undefined;
/** What fails is thrown, and logged by whoever catches it. Without this, the client would write to the console, too. */
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Stores uploads in a bucket of an S3-compatible storage, which several processes can share. */
export class S3Storage extends UploadStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param timeouts in milliseconds */
  constructor({ name, endpoint, region, credentials }: Bucket, timeouts = TIMEOUTS) {
    super();
    this.bucket = name;
    this.client = new S3Client({
      region,
      credentials,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Without the first, the client would only warn, and wait for ever.
      requestHandler: { throwOnRequestTimeout: true, ...timeouts },
      maxAttempts: TRIES,
      logger: SILENT,
      // Not every compatible storage knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  override async put(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const content = { Body: createReadStream(path), ContentLength: size };
    await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key: name, ...content }));
  }

  override async read(name: string, range?: ByteRange): Promise<StoredBytes | undefined> {
    const Range = range && `bytes=${String(range.start)}-${String(range.end)}`;
    try {
      const found = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: name, Range }));
      return { stream: found.Body as Readable, length: found.ContentLength ?? 0 };
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  override async delete(names: readonly string[]): Promise<void> {
    for (const name of names) await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name }));
  }

  override async *names(): AsyncIterable<StoredName> {
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket })) {
      for (const { Key: name, LastModified: stored } of page.Contents ?? []) {
        if (name !== undefined && stored !== undefined) yield { name, stored };
      }
    }
  }

  override close(): void {
    this.client.destroy();
  }
}
