import { Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import type { FileBlob } from './file-blobs';
import { FileChanges, noSuchFile } from './file-changes';
import { kindOf } from './file-kinds';
import { MAX_VERSIONS } from './file-limits';
import { addressOf, selectFiles, type FileRow } from './file-rows';
import type { FileDto, FileVersionDto, RestoreFileVersionDto } from './files.dto';

const selectVersions = prepare<{ fileId: string }>()((rows, { fileId }) =>
  rows
    .selectFrom('file_version')
    .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
    .select([
      'file_version.id',
      'file_version.author',
      'file_version.created',
      'file_blob.size',
      'file_blob.media_type',
    ])
    .where('file_version.file_id', '=', fileId)
    .orderBy('file_version.number', 'desc'),
);

/** What the row of a file says of a content. */
export const contentColumns = (versionId: string, blob: FileBlob) => ({
  ...{ version_id: versionId, size: blob.size, media_type: blob.media_type, type: kindOf(blob.media_type) },
  preview: blob.width === null ? null : `${addressOf(versionId)}?size=256`,
});

/** A content that a file is given. */
export type NewVersion = { id: string; blob: FileBlob; author: string; modified: string };

/** The contents that files have, and have had. */
@Injectable()
export class FileVersions {
  constructor(
    private readonly database: Database,
    private readonly changes: FileChanges,
  ) {}

  /** @throws NotFoundException where there is no such file */
  async list(fileId: string): Promise<FileVersionDto[]> {
    const [file] = await this.database.read(selectFiles.with([fileId], {}));
    if (!file) throw noSuchFile();
    const versions = await this.database.read(selectVersions.with({ fileId }));
    return versions.map(({ id, size, media_type: mediaType, author, created }) => ({
      ...{ id, size, mediaType, author, created, url: addressOf(id), isCurrent: id === file.version_id },
    }));
  }

  /**
   * Gives a file a content that it had before, as a new version with the id of the request.
   * @throws NotFoundException where there is no such file, or it has no such version
   */
  restore(actor: Actor, id: string, { fileId, versionId }: RestoreFileVersionDto): Promise<FileDto> {
    return this.changes.run(actor, 'updated', async (rows, told) => {
      const file = await this.changes.one(rows, fileId);
      const known = await rows.selectFrom('file_version').select('file_id').where('id', '=', id).executeTakeFirst();
      if (known?.file_id !== fileId) {
        const blob = await rows
          .selectFrom('file_version')
          .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
          .selectAll('file_blob')
          .where('file_version.id', '=', versionId)
          .where('file_version.file_id', '=', fileId)
          .executeTakeFirst();
        if (!blob || known) throw new NotFoundException('The file has no such version');
        const author = await this.changes.nameOf(rows, actor);
        await this.add(rows, file, { id, blob, author, modified: new Date().toISOString() });
        told.ids = [fileId];
      }
      const [restored] = await this.changes.shown(rows, [fileId]);
      return restored as FileDto;
    });
  }

  /** Gives a file another content; of its versions the oldest goes where they are too many. */
  async add(rows: Transaction, file: FileRow, { id, blob, author, modified }: NewVersion): Promise<void> {
    const last = await rows
      .selectFrom('file_version')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('file_id', '=', file.id)
      .executeTakeFirst();
    const number = Number(last?.number ?? 0) + 1;
    const created = new Date().toISOString();
    await rows
      .insertInto('file_version')
      .values({ id, file_id: file.id, number, blob_id: blob.id, author, created })
      .execute();
    await rows
      .deleteFrom('file_version')
      .where('file_id', '=', file.id)
      .where('number', '<=', number - MAX_VERSIONS)
      .execute();
    await rows
      .updateTable('file')
      .set({
        ...contentColumns(id, blob),
        modified,
        version: sql`version + 1`,
        versions: Math.min(number, MAX_VERSIONS),
      })
      .where('id', '=', file.id)
      .where('owner_id', '=', EVERYBODY)
      .execute();
  }
}
