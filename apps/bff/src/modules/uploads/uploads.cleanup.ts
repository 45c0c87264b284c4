import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { Tables } from '../../platform/database/tables';
import { FolderStorage } from '../../platform/storage/folder-storage';
import { incomingFolder } from '../../platform/storage/incoming-folder';
import { sweep } from '../../platform/storage/sweep';
import { UploadStorage } from '../../platform/storage/upload-storage';
import { storedNames } from './uploads.service';

/** How long what nothing refers to is kept, in milliseconds. */
const KEPT_UNUSED = 24 * 60 * 60 * 1000;

const isShown = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'upload'>) =>
  exists(
    selectFrom('upload_reference')
      .select('upload_reference.upload_id')
      .whereRef('upload_reference.upload_id', '=', 'upload.id'),
  );

const markUnused = prepare<{ now: string }>()(
  (rows, { now }) =>
    rows
      .updateTable('upload')
      .set({ unused_since: now })
      .where('unused_since', 'is', null)
      .where((expression) => expression.not(isShown(expression))),
  { ofAllOwners: true },
);
const markUsed = prepare<object>()(
  (rows) => rows.updateTable('upload').set({ unused_since: null }).where('unused_since', 'is not', null).where(isShown),
  { ofAllOwners: true },
);
/** What a record shows has no such time: {@link markUsed} has just looked, and whoever shows it since has taken the time away. */
const deleteUnused = prepare<{ before: string }>()(
  (rows, { before }) =>
    rows.deleteFrom('upload').where('unused_since', '<', before).returning(['id', 'width', 'height']),
  { ofAllOwners: true },
);

/**
 * Deletes uploads that no record has shown for a day, and bytes that have no row: those of a process that ended between
 * the two, or of a user who is deleted. Several processes may do so at once.
 */
@Injectable()
export class UploadsCleanup {
  constructor(
    private readonly database: Database,
    private readonly storage: UploadStorage,
    private readonly environment: Environment,
    purges: Purges,
  ) {
    purges.add('uploads', () => this.cleanUp());
  }

  private async cleanUp(): Promise<void> {
    const now = Date.now();
    const before = new Date(now - KEPT_UNUSED);
    await this.database.write([markUnused.with({ now: new Date(now).toISOString() }), markUsed.with({})]);
    const deleted = await this.database.store(deleteUnused.with({ before: before.toISOString() }));
    await this.storage.delete(deleted.flatMap(storedNames));
    await sweep(this.storage, {
      before,
      idOf: (name) => UPLOAD_NAME.exec(name)?.[1],
      known: (ids) =>
        this.database.read(built((rows) => rows.selectFrom('upload').select('id').where('id', 'in', ids))),
    });
    await this.deleteIncoming(before);
  }

  /** Files that were still arriving when a process ended. */
  private async deleteIncoming(before: Date): Promise<void> {
    const folder = incomingFolder(this.environment);
    for await (const { name, stored } of new FolderStorage(folder).names()) {
      if (stored < before) await rm(join(folder, name), { force: true });
    }
  }
}

/** Anything else in the storage is not an upload, and left alone. */
const UPLOAD_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+)?$/;
