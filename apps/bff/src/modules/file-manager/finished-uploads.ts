import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { toFlag } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { built } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import type { UploadRow } from './begun-uploads';
import { FileBlobs, type FileBlob } from './file-blobs';
import { FileChanges } from './file-changes';
import { nameColumns } from './file-names';
import { FILE_POSITION, isFolder, selectPaths, type FileRow } from './file-rows';
import type { UploadState, UploadStateDto } from './file-uploads.dto';
import { contentColumns, FileVersions } from './file-versions.service';
import { TakenNames } from './taken-names';

/** What the row of a new file says. */
export const fileRow = (
  {
    id,
    name,
    folderId,
    owner,
    modified,
  }: { id: string; name: string; folderId: string | null; owner: string; modified: string },
  blob: FileBlob,
  now = new Date().toISOString(),
): FileRow => ({
  ...{ id, owner_id: EVERYBODY, position: FILE_POSITION, version: 1, removed_at: null, hidden_by: null },
  ...{ folder_id: folderId, ...nameColumns(name, false), owner, modified, opened: now, created: now },
  ...{ offline: toFlag(false), ...contentColumns(id, blob), versions: 1 },
});

/** Makes files of uploads whose bytes are stored. */
@Injectable()
export class FinishedUploads {
  constructor(
    private readonly database: Database,
    private readonly changes: FileChanges,
    private readonly versions: FileVersions,
    private readonly blobs: FileBlobs,
  ) {}

  /** The states of uploads that are done, and of which nothing but their file or version is left. */
  async statesOf(ids: readonly string[]): Promise<UploadStateDto[]> {
    if (ids.length === 0) return [];
    const versions = await this.database.read(
      built((rows) =>
        rows
          .selectFrom('file_version')
          .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
          .select(['file_version.id', 'file_version.file_id', 'file_blob.size'])
          .where('file_version.id', 'in', ids),
      ),
    );
    return versions.map(({ id, size: offset, file_id: fileId }) => ({
      id,
      state: 'done',
      offset,
      fileId,
      reason: null,
    }));
  }

  /**
   * Makes the file of an upload, once: whoever comes second finds it. Its bytes are stored already, so a file always has them.
   * @throws NotFoundException where the upload was cancelled meanwhile
   */
  async finish(actor: Actor, upload: UploadRow, blob: FileBlob): Promise<UploadStateDto> {
    const { state, isUsed } = await this.changes.run(actor, 'created', async (rows, told) => {
      // Writing to the row first: nobody cancels it meanwhile, and whoever comes second finds it done.
      const now = await rows
        .updateTable('file_upload')
        .set({ state: 'done' })
        .where('id', '=', upload.id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (!now) return { state: await this.finishedRow(rows, upload.id), isUsed: false };
      const done = await this.place(rows, actor, now, blob);
      await rows
        .updateTable('file_upload')
        .set({ state: done.state, file_id: done.fileId, received: now.size })
        .where('id', '=', now.id)
        .execute();
      if (done.fileId !== null) told.ids = [done.fileId];
      // It has become a version of another file.
      if (done.fileId !== now.id) told.kind = 'updated';
      return {
        state: { ...now, state: done.state, file_id: done.fileId, received: now.size },
        isUsed: done.fileId !== null,
      };
    });
    if (!isUsed) await this.blobs.discard(blob);
    const { id, file_id: fileId, received: offset } = state;
    return { id, state: state.state, offset, fileId, reason: state.state === 'refused' ? 'folderGone' : null };
  }

  private async finishedRow(rows: Transaction, id: string): Promise<UploadRow> {
    const row = await rows.selectFrom('file_upload').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new NotFoundException('There is no such upload');
    return row;
  }

  private async place(
    rows: Transaction,
    actor: Actor,
    { id, name, folder_id: folderId, conflict, modified }: UploadRow,
    blob: FileBlob,
  ): Promise<{ state: UploadState; fileId: string | null }> {
    if (folderId !== null && (await this.changes.all(rows, selectPaths.with([folderId], {}))).length === 0) {
      return { state: 'refused', fileId: null };
    }
    const names = new TakenNames(rows);
    await names.look([{ folderId, name }]);
    const found = names.find({ folderId, name });
    if (found && conflict === 'skip') return { state: 'skipped', fileId: null };
    await rows.insertInto('file_blob').values(blob).execute();
    const owner = await this.changes.nameOf(rows, actor);
    if (found && conflict === 'replace' && !isFolder(found)) {
      await this.versions.add(rows, found, { id, blob, author: owner, modified });
      return { state: 'done', fileId: found.id };
    }
    const [free = name] = found ? await names.free([{ folderId, name, isFolder: false }]) : [name];
    const file = fileRow({ id, name: free, folderId, owner, modified }, blob);
    await this.changes.insertOne(rows, file);
    await rows
      .insertInto('file_version')
      .values({ id, file_id: id, number: 1, blob_id: blob.id, author: owner, created: file.created })
      .execute();
    return { state: 'done', fileId: id };
  }
}
