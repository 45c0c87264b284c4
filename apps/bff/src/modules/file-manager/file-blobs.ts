import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { HttpException, Injectable, Logger } from '@nestjs/common';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { Selectable } from 'kysely';
import { mediaTypeOf, PICTURES } from '../../platform/storage/file-types';
import { PicturesService, sizesOf } from '../../platform/storage/pictures';
import { UploadStorage } from '../../platform/storage/upload-storage';
import { TooManyRequestsException } from '../../platform/errors/too-many-requests';
import type { FileBlobSchema } from './file.entity';

export type FileBlob = Selectable<InferKyselyTable<typeof FileBlobSchema>>;

/** The longer side of the largest preview of a picture. */
export const WHOLE_PREVIEW = 2048;
const LONGEST_TYPE = 100;

/** The name by which bytes are stored, or a preview of them. */
export const storedFileName = (blobId: string, side?: number): string =>
  side === undefined ? `file-${blobId}` : `file-${blobId}-${String(side)}`;

/** The names by which bytes and their previews are stored. */
export const storedFileNames = ({ id, width, height }: Pick<FileBlob, 'id' | 'width' | 'height'>): string[] => [
  storedFileName(id),
  ...(width !== null && height !== null
    ? [WHOLE_PREVIEW, ...sizesOf({ width, height })].map((side) => storedFileName(id, side))
    : []),
];

/** Stores the bytes of files, as they were sent, and previews of pictures. */
@Injectable()
export class FileBlobs {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly storage: UploadStorage,
    private readonly pictures: PicturesService,
  ) {}

  /**
   * Stores the bytes of a file; its row is for the caller to write.
   * @param path where they are; they are gone from there afterwards
   * @param name decides between types that the content does not tell apart
   * @throws {TooManyRequestsException} where too many pictures are waiting
   */
  async store(path: string, name: string, id: string = randomUUID()): Promise<FileBlob> {
    const { size } = await stat(path);
    const mediaType = (size === 0 ? 'text/plain' : await mediaTypeOf(path, name)).slice(0, LONGEST_TYPE);
    const blob = { id, size, media_type: mediaType, created_at: new Date().toISOString() };
    const sideFiles = new Set<string>();
    const pathOf = (side: number) => {
      const file = `${path}-${String(side)}`;
      sideFiles.add(file);
      return file;
    };
    try {
      const preview = PICTURES.includes(mediaType) ? await this.preview(path, pathOf) : { width: null, height: null };
      const stored = { ...blob, ...preview };
      for (const side of sideFiles) {
        if (preview.width === null) break;
        await this.storage.put(storedFileName(id, Number(side.slice(path.length + 1))), side);
      }
      await this.storage.put(storedFileName(id), path);
      return stored;
    } catch (error) {
      await this.discard({ ...blob, width: WHOLE_PREVIEW, height: WHOLE_PREVIEW });
      throw error;
    } finally {
      for (const file of sideFiles) await rm(file, { force: true });
    }
  }

  /** Deletes bytes that have no row; where that fails, the cleanup finds them. */
  async discard(blob: Pick<FileBlob, 'id' | 'width' | 'height'>): Promise<void> {
    await this.storage.delete(storedFileNames(blob)).catch((err: unknown) => {
      this.logger.error({ msg: 'Bytes without a file are left to the cleanup', err });
    });
  }

  /** A picture that cannot be read is a file without a preview. */
  private async preview(path: string, pathOf: (side: number) => string) {
    try {
      const { width, height } = await this.pictures.write(path, pathOf(WHOLE_PREVIEW), pathOf);
      return { width, height };
    } catch (error) {
      if (error instanceof TooManyRequestsException || !(error instanceof HttpException)) throw error;
      return { width: null, height: null };
    }
  }
}
