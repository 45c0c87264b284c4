import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import {
  BadRequestException,
  ConflictException,
  Injectable,
  Logger,
  PayloadTooLargeException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { UPLOADS_PATH } from '../../platform/auth/upload-cookie';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { onIds } from '../../platform/database/on-ids';
import { built, prepare } from '../../platform/database/prepared';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import { receiveFile, type ReceivedFile, type SizeLimit } from '../../platform/http/receive-files';
import { isVisibleTo } from '../../platform/uploads/upload-references';
import { Arrivals } from '../../platform/storage/arrivals';
import { safeFileName } from '../../platform/storage/file-name';
import { fileTypeOf } from '../../platform/storage/file-types';
import { incomingFolder } from '../../platform/storage/incoming-folder';
import { PicturesService, sizesOf } from '../../platform/storage/pictures';
import { UploadStorage } from '../../platform/storage/upload-storage';
import type { UploadSchema } from './upload.entity';
import type { OwnUploadDto, UploadDto } from './uploads.dto';

/** The largest file, in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 2 ** 20;

/** How many files of one user may arrive at once. */
const MAX_ARRIVING = 3;

export type Upload = Selectable<InferKyselyTable<typeof UploadSchema>>;

/** What is stored of a file: what the row says of it, and the files to store by their names. */
type Prepared = Pick<Upload, 'name' | 'type' | 'size' | 'width' | 'height'> & { files: Map<string, string> };

const ID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const selectVisible = prepare<{ id: string; viewerId: string }>()((rows, { id, viewerId }) =>
  rows.selectFrom('upload').selectAll().where('id', '=', id).where(isVisibleTo(viewerId)),
);
const sumStored = prepare<{ uploaderId: string }>()((rows, { uploaderId }) =>
  rows
    .selectFrom('upload')
    .select(({ fn }) => fn.sum<number | string | null>('stored').as('used'))
    .where('uploader_id', '=', uploaderId),
);

const removeOwn = onIds<{ uploaderId: string }>()((rows, ids, { uploaderId }) =>
  rows
    .deleteFrom('upload')
    .where('uploader_id', '=', uploaderId)
    .where('id', 'in', ids)
    .returning(['id', 'width', 'height']),
);

/** The name by which a size of an upload is stored; without one, the whole. */
export const storedName = (id: string, side?: number) => (side === undefined ? id : `${id}-${String(side)}`);

/** The names by which an upload is stored: each size of a picture, or the file. */
export const storedNames = ({ id, width, height }: Pick<Upload, 'id' | 'width' | 'height'>): string[] => [
  storedName(id),
  ...(width !== null && height !== null ? sizesOf({ width, height }) : []).map((side) => storedName(id, side)),
];

/** Takes files, and finds them for those who may see them. */
@Injectable()
export class UploadsService {
  private readonly logger = new Logger('Uploads');
  private readonly arrivals = new Arrivals(MAX_ARRIVING);

  constructor(
    private readonly database: Database,
    private readonly storage: UploadStorage,
    private readonly pictures: PicturesService,
    private readonly environment: Environment,
  ) {}

  /**
   * Receives and stores the file of a request.
   * @throws BadRequestException where the body is not one file, or the file is empty
   * @throws PayloadTooLargeException where the file, or the picture, is too large
   * @throws UnsupportedMediaTypeException where its type is not allowed
   * @throws ConflictException where the user's quota does not leave room for it
   * @throws {TooManyRequestsException} while too many others arrive
   */
  async receive(userId: string, request: FastifyRequest): Promise<UploadDto> {
    return this.arrivals.take(userId, async () => {
      const limit = await this.limitFor(userId);
      return receiveFile(request, incomingFolder(this.environment), limit, (file) => this.keep(userId, file));
    });
  }

  /** Somebody's own uploads, newest first. */
  async list(uploaderId: string, { limit, cursor }: ListQueryDto): Promise<Page<OwnUploadDto>> {
    const after = readCursor(cursor, ['text', 'text']);
    const page = built((rows) => {
      let query = rows
        .selectFrom('upload')
        .selectAll()
        .where('uploader_id', '=', uploaderId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}, ${after[1]})`);
      return limit === undefined ? query : query.limit(limit + 1);
    });
    const toOwn = (upload: Upload) => ({ ...toDto(upload), name: upload.name, created: upload.created_at });
    return toPage(await this.database.read(page), limit, toOwn, (row) => [row.created_at, row.id]);
  }

  /**
   * Deletes those of some uploads that are somebody's own, also where records show them: there they are a 404 from now on.
   * @returns the ids of those that were there
   */
  async remove(uploaderId: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const removed = await this.database.store(removeOwn.with(ids, { uploaderId }));
    await this.deleteBytes(removed.flatMap(storedNames));
    return removed.map(({ id }) => id);
  }

  /** How large the next file of a user may be. */
  private async limitFor(uploaderId: string): Promise<SizeLimit> {
    const [sum] = await this.database.read(sumStored.with({ uploaderId }));
    const left = this.environment.uploadQuota - Number(sum?.used ?? 0);
    if (left <= 0) throw overQuota();
    return left < MAX_UPLOAD_BYTES
      ? { bytes: left, exceeded: overQuota }
      : { bytes: MAX_UPLOAD_BYTES, exceeded: tooLarge };
  }

  private async keep(userId: string, file: ReceivedFile): Promise<UploadDto> {
    const id = randomUUID();
    // Of the sizes of a picture, also those that a failure leaves.
    const sideFiles = new Set<string>();
    try {
      return toDto(await this.store(userId, id, await this.prepare(id, file, sideFiles)));
    } finally {
      for (const path of sideFiles) await rm(path, { force: true });
    }
  }

  /** An upload that somebody may see; undefined if there is none, or it is not theirs to see. */
  async find(viewerId: string, id: string): Promise<Upload | undefined> {
    if (!ID_PATTERN.test(id)) return undefined;
    const [upload] = await this.database.read(selectVisible.with({ id, viewerId }));
    return upload;
  }

  private async prepare(id: string, { path, name, size }: ReceivedFile, sideFiles: Set<string>): Promise<Prepared> {
    if (size === 0) throw new BadRequestException('The file is empty');
    const type = await fileTypeOf(path, name);
    if (!type) throw new UnsupportedMediaTypeException('Files of this type are not accepted');
    if (!type.isPicture) {
      const named = { name: safeFileName(name, type.endings), type: type.type };
      return { ...named, size, width: null, height: null, files: new Map([[storedName(id), path]]) };
    }
    const pathOf = (side?: number) => {
      const file = `${path}-${storedName('picture', side)}`;
      sideFiles.add(file);
      return file;
    };
    const picture = await this.pictures.write(path, pathOf(), pathOf);
    const sides = [undefined, ...sizesOf(picture)];
    const files = new Map(sides.map((side) => [storedName(id, side), pathOf(side)]));
    return { name: safeFileName(name.replace(/\.[^.]*$/, ''), ['webp']), type: 'image/webp', ...picture, files };
  }

  /** Stores the bytes before the row: a row always has its bytes, and bytes without a row are found by the cleanup. */
  private async store(userId: string, id: string, { files, ...facts }: Prepared): Promise<Upload> {
    const createdAt = new Date().toISOString();
    try {
      let stored = 0;
      for (const path of files.values()) stored += (await stat(path)).size;
      for (const [name, path] of files) await this.storage.put(name, path);
      const times = { created_at: createdAt, unused_since: createdAt };
      const upload = { id, uploader_id: userId, ...facts, stored, ...times };
      await this.insertWithinQuota(upload);
      return upload;
    } catch (error) {
      await this.deleteBytes([...files.keys()]);
      throw error;
    }
  }

  /** Deletes bytes that have no row, which the cleanup does where this fails. */
  private async deleteBytes(names: readonly string[]): Promise<void> {
    await this.storage.delete(names).catch((err: unknown) => {
      this.logger.error({ msg: 'Bytes without an upload are left to the cleanup', err });
    });
  }

  private insertWithinQuota(upload: Upload): Promise<void> {
    const { uploader_id: uploaderId } = upload;
    return this.database.transaction(async (rows) => {
      // Writing to the user's row makes uploads of the same user go one after the other.
      await rows.updateTable('user').set({ id: uploaderId }).where('id', '=', uploaderId).execute();
      const [sum] = await this.database.runWithin(rows, sumStored.with({ uploaderId }));
      if (Number(sum?.used ?? 0) + upload.stored > this.environment.uploadQuota) throw overQuota();
      await rows.insertInto('upload').values(upload).execute();
    });
  }
}

const tooLarge = () => new PayloadTooLargeException(`A file may have ${String(MAX_UPLOAD_BYTES)} bytes at most`);
const overQuota = () => new ConflictException('There is no room left for your uploads: remove some of them first');

const toDto = ({ id, type, size, width, height }: Upload): UploadDto => ({
  id,
  url: `${UPLOADS_PATH}/${id}`,
  type,
  size,
  ...(width !== null && height !== null && { width, height }),
});
