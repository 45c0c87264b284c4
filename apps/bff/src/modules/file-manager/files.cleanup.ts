import { Injectable } from '@nestjs/common';
import { fromJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import { sweep } from '../../platform/storage/sweep';
import { UploadStorage } from '../../platform/storage/upload-storage';
import { storedFileNames } from './file-blobs';
import { UploadPieces } from './upload-pieces';

/** How long an upload of which nothing comes is kept, and what nothing refers to, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000;

const deleteUploads = prepare<{ before: string }>()((rows, { before }) =>
  rows.deleteFrom('file_upload').where('heard_at', '<', before).returning(['id', 'pieces']),
);
const deleteBlobs = prepare<{ before: string }>()((rows, { before }) =>
  rows
    .deleteFrom('file_blob')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_version').select('file_version.id').whereRef('file_version.blob_id', '=', 'file_blob.id'),
        ),
      ),
    )
    .returning(['id', 'width', 'height']),
);

/** The id in the name of something stored: of the bytes of a file, or of a piece of an upload. */
const STORED_NAME = /^(file|piece)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-\d+)*$/;

/** Deletes uploads of which nothing came for a day, bytes of which no version is left, and bytes that have no row. */
@Injectable()
export class FilesCleanup {
  constructor(
    private readonly database: Database,
    private readonly storage: UploadStorage,
    private readonly pieces: UploadPieces,
    purges: Purges,
  ) {
    purges.add('files', () => this.cleanUp());
  }

  private async cleanUp(): Promise<void> {
    const before = new Date(Date.now() - KEPT);
    const uploads = await this.database.store(deleteUploads.with({ before: before.toISOString() }));
    await this.pieces.discard(uploads.map(({ id, pieces }) => ({ id, pieces: fromJson(pieces) })));
    const blobs = await this.database.store(deleteBlobs.with({ before: before.toISOString() }));
    await this.storage.delete(blobs.flatMap(storedFileNames));
    await sweep(this.storage, {
      before,
      idOf: (name) => STORED_NAME.exec(name)?.[2],
      known: (ids) => this.database.read(selectKnown(ids)),
    });
  }
}

/** What is stored, and what is on its way. */
const selectKnown = (ids: readonly string[]) =>
  built((rows) =>
    rows
      .selectFrom('file_blob')
      .select('id')
      .where('id', 'in', ids)
      .unionAll(rows.selectFrom('file_upload').select('id').where('id', 'in', ids).where('state', '=', 'open')),
  );
