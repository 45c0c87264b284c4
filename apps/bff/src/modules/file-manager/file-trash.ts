import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import type { TrashChange } from '../../platform/records/record-trash';
import { Records } from '../../platform/records/records';
import { FileChanges, FILES } from './file-changes';
import { FileSchema } from './file.entity';
import { nameColumns } from './file-names';
import { isInSight, isFolder } from './file-rows';
import { TakenNames } from './taken-names';

/** What was removed of files and folders. What lies in a folder comes back with it, and is deleted with it. */
@Injectable()
export class FileTrash {
  constructor(
    records: Records,
    private readonly changes: FileChanges,
  ) {
    records.sharedTrash(FileSchema, {
      ...{ list: FILES, title: 'name', access: 'staff' },
      prepare: (rows, change) => this.prepare(rows, change),
      follow: (rows, kind, _ownerId, ids) => this.follow(rows, kind, ids),
    });
  }

  /** What comes back lies where it lay, or at the top where that folder is gone; under “name (2)” where its name is taken. */
  private async prepare(rows: Transaction, { kind, ids }: TrashChange): Promise<string[]> {
    const removed = await rows
      .selectFrom('file')
      .selectAll()
      .where('id', 'in', [...ids])
      .where('owner_id', '=', EVERYBODY)
      .where('removed_at', 'is not', null)
      .execute();
    if (kind === 'deleted' || removed.length === 0) return removed.map(({ id }) => id);
    const folderIds = removed.flatMap((file) => file.folder_id ?? []);
    const there = new Set(
      folderIds.length === 0
        ? []
        : (await rows.selectFrom('file').select('id').where('id', 'in', folderIds).where(isInSight).execute()).map(
            ({ id }) => id,
          ),
    );
    const wanted = removed.map((file) => ({
      ...{ name: file.name, isFolder: isFolder(file) },
      folderId: file.folder_id !== null && there.has(file.folder_id) ? file.folder_id : null,
    }));
    const names = await new TakenNames(rows).free(wanted);
    await this.changes.place(
      rows,
      removed.map((file, at) => ({
        ...{ id: file.id, folderId: wanted[at]?.folderId ?? null },
        columns: nameColumns(names[at] ?? file.name, isFolder(file)),
      })),
    );
    return removed.map(({ id }) => id);
  }

  private async follow(rows: Transaction, kind: TrashChange['kind'], ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    if (kind === 'deleted') {
      await rows
        .deleteFrom('file')
        .where('hidden_by', 'in', [...ids])
        .where('owner_id', '=', EVERYBODY)
        .execute();
      return;
    }
    const shown = await rows
      .updateTable('file')
      .set({ hidden_by: null })
      .where('hidden_by', 'in', [...ids])
      .where('owner_id', '=', EVERYBODY)
      .returningAll()
      .execute();
    const restored = await rows
      .selectFrom('file')
      .selectAll()
      .where('id', 'in', [...ids])
      .where('owner_id', '=', EVERYBODY)
      .execute();
    await this.changes.follow(rows, [...restored, ...shown]);
  }
}
