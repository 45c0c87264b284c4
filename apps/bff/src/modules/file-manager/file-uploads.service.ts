import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  BadRequestException,
  ConflictException,
  HttpException,
  Injectable,
  NotFoundException,
  PayloadTooLargeException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/auth/access';
import { Environment } from '../../platform/config/environment';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import { receiveFile, type ReceivedFile } from '../../platform/http/receive-files';
import { Arrivals } from '../../platform/storage/arrivals';
import { incomingFolder } from '../../platform/storage/incoming-folder';
import { BegunUploads, type UploadRow } from './begun-uploads';
import { FileBlobs } from './file-blobs';
import { MAX_PIECE_BYTES, MIN_PIECE_BYTES } from './file-limits';
import type { BeginUploadsDto, UploadPieceQueryDto, UploadStateDto } from './file-uploads.dto';
import { heardSince, sumUsed } from './file-rows';
import { FinishedUploads } from './finished-uploads';
import { UploadPieces } from './upload-pieces';

/** How many pieces of one user may arrive at once. */
const MAX_ARRIVING = 6;

const selectUpload = prepare<{ id: string; userId: string }>()((rows, { id, userId }) =>
  rows.selectFrom('file_upload').selectAll().where('id', '=', id).where('user_id', '=', userId),
);

export const stateOf = ({ id, state, received, file_id: fileId }: UploadRow): UploadStateDto => ({
  ...{ id, state, offset: received, fileId },
  reason: state === 'refused' ? 'folderGone' : null,
});

/** Takes files in pieces, in as many requests as it needs. */
@Injectable()
export class FileUploads {
  private readonly arrivals = new Arrivals(MAX_ARRIVING);
  /** What becomes of uploads whose last piece is here, by their ids. */
  private readonly finishing = new Map<string, Promise<UploadStateDto>>();

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly begun: BegunUploads,
    private readonly finished: FinishedUploads,
    private readonly blobs: FileBlobs,
    private readonly pieces: UploadPieces,
  ) {}

  /** @throws NotFoundException where there is no such folder */
  begin(actor: Actor, uploads: BeginUploadsDto): Promise<UploadStateDto[]> {
    return this.begun.begin(actor, uploads);
  }

  /** How far some uploads of somebody have come. */
  async states({ id: userId }: Actor, ids: readonly string[]): Promise<UploadStateDto[]> {
    const known = new Map((await this.uploadsOf(userId, ids)).map((row) => [row.id, stateOf(row)]));
    const left = ids.filter((id) => !known.has(id));
    for (const state of await this.finished.statesOf(left)) known.set(state.id, state);
    return ids.map((id) => known.get(id) ?? { id, state: 'gone', offset: 0, fileId: null, reason: null });
  }

  /** Gives up uploads of somebody that are not done. @returns their ids */
  async cancel({ id: userId }: Actor, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const cancelled = await this.database.store(
      built((rows) =>
        rows
          .deleteFrom('file_upload')
          .where('id', 'in', ids)
          .where('user_id', '=', userId)
          .where('state', '=', 'open')
          .returning(['id', 'pieces']),
      ),
    );
    await this.pieces.discard(cancelled.map(({ id, pieces }) => ({ id, pieces: fromJson(pieces) })));
    return cancelled.map(({ id }) => id);
  }

  /**
   * Receives the next piece of a file. With the last one the file is there.
   * @throws NotFoundException where there is no such upload
   * @throws ConflictException where the piece begins elsewhere
   * @throws BadRequestException where it is too small, or ends behind the end
   * @throws {TooManyRequestsException} while too many others arrive
   */
  receive(actor: Actor, { id, offset }: UploadPieceQueryDto, request: FastifyRequest): Promise<UploadStateDto> {
    return this.arrivals.take(actor.id, async () => {
      const [upload] = await this.database.read(selectUpload.with({ id, userId: actor.id }));
      if (!upload) return this.stateOfDone(id);
      if (upload.state !== 'open') return stateOf(upload);
      if (upload.received !== offset) throw wrongOffset(upload.received);
      if (!(await this.hasRoom(upload))) return { ...stateOf(upload), state: 'refused', reason: 'noRoom' };
      const limit = { bytes: MAX_PIECE_BYTES, exceeded: tooLarge };
      return receiveFile(request, incomingFolder(this.environment), limit, (piece) => this.keep(actor, upload, piece));
    });
  }

  /** Whether what is still to come of an upload has room: it has kept that, unless nothing has come of it for a while. */
  private async hasRoom({ size, received, heard_at: heardAt }: UploadRow): Promise<boolean> {
    const kept = heardSince();
    if (heardAt >= kept.since) return true;
    const [room] = await this.database.read(sumUsed.with(kept));
    return Number(room?.stored ?? 0) + Number(room?.coming ?? 0) + size - received <= this.environment.filesQuota;
  }

  private async keep(actor: Actor, upload: UploadRow, { path, size }: ReceivedFile): Promise<UploadStateDto> {
    const end = upload.received + size;
    if (end > upload.size) throw new BadRequestException('The piece ends behind the end of the file');
    if (end === upload.size) return this.finishOnce(actor, upload, path);
    if (size < MIN_PIECE_BYTES) {
      throw new BadRequestException(`A piece has at least ${String(MIN_PIECE_BYTES)} bytes, but for the last`);
    }
    await this.pieces.put(upload.id, upload.received, size, path);
    const pieces = [...fromJson(upload.pieces), size];
    const changed = await this.database.write([
      built((rows) =>
        rows
          .updateTable('file_upload')
          .set({ received: end, pieces: toJson(pieces), heard_at: new Date().toISOString() })
          .where('id', '=', upload.id)
          .where('state', '=', 'open')
          .where('received', '=', upload.received),
      ),
    ]);
    if (changed === 1) return stateOf({ ...upload, received: end });
    // The same piece has come twice at once, or the upload was cancelled meanwhile.
    const [now] = await this.database.read(selectUpload.with({ id: upload.id, userId: actor.id }));
    if (!now) throw noSuchUpload();
    throw wrongOffset(now.received);
  }

  /** Finishes an upload, however often its last piece comes at once, as where an answer takes long and is not waited for. */
  private finishOnce(actor: Actor, upload: UploadRow, path: string): Promise<UploadStateDto> {
    const { id } = upload;
    const others = this.finishing.get(id);
    if (others) return others;
    const finishing = this.finish(actor, upload, path)
      .catch(async (error: unknown) => {
        if (error instanceof HttpException) throw error;
        // Another process may have finished it meanwhile, and thrown its pieces away.
        const [now] = await this.states(actor, [id]);
        if (now?.state === 'done' || now?.state === 'refused') return now;
        throw error;
      })
      .finally(() => this.finishing.delete(id));
    this.finishing.set(id, finishing);
    return finishing;
  }

  /** @param path where the last piece is */
  private async finish(actor: Actor, upload: UploadRow, path: string): Promise<UploadStateDto> {
    const pieces = fromJson(upload.pieces);
    const whole = pieces.length === 0 ? path : join(incomingFolder(this.environment), randomUUID());
    try {
      if (whole !== path) {
        await this.pieces.join({ id: upload.id, pieces }, whole);
        await pipeline(createReadStream(path), createWriteStream(whole, { flags: 'a' }));
      }
      const blob = await this.blobs.store(whole, upload.name);
      const state = await this.finished.finish(actor, upload, blob).catch(async (error: unknown) => {
        // Where the connection broke, it may be stored: then the bytes are left, to the file or to the cleanup.
        if (error instanceof HttpException) await this.blobs.discard(blob);
        throw error;
      });
      await this.pieces.discard([{ id: upload.id, pieces }]);
      return state;
    } finally {
      if (whole !== path) await rm(whole, { force: true });
    }
  }

  private async stateOfDone(id: string): Promise<UploadStateDto> {
    const [done] = await this.finished.statesOf([id]);
    if (!done) throw noSuchUpload();
    return done;
  }

  private async uploadsOf(userId: string, ids: readonly string[]): Promise<UploadRow[]> {
    if (ids.length === 0) return [];
    return this.database.read(
      built((rows) => rows.selectFrom('file_upload').selectAll().where('id', 'in', ids).where('user_id', '=', userId)),
    );
  }
}

const noSuchUpload = () => new NotFoundException('There is no such upload');
const tooLarge = () => new PayloadTooLargeException(`A piece may have ${String(MAX_PIECE_BYTES)} bytes at most`);
const wrongOffset = (offset: number) =>
  new ConflictException({
    message: `The next piece begins at ${String(offset)}`,
    details: [{ field: 'offset', message: String(offset) }],
  });
