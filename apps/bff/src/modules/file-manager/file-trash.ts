import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import type { TrashChange } from '../../platform/records/record-trash';
import { Records } from '../../platform/records/records';
import { FileChanges, FILES } from './file-changes';
import { MAX_DEPTH } from './file-limits';
import { FileSchema } from './file.entity';
import { nameColumns } from './file-names';
import { isFolder, selectPaths, type FileRow } from './file-rows';
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

  /**
   * What comes back lies where it lay, or at the top where that folder is gone or lies too deep by now; under “name (2)” where its name is
   * taken.
   */
  private async prepare(rows: Transaction, { kind, ids }: TrashChange): Promise<string[]> {
    const removed = await rows
      .selectFrom('file')
      .selectAll()
      .where('id', 'in', [...ids])
      .where('owner_id', '=', EVERYBODY)
      .where('removed_at', 'is not', null)
      .execute();
    if (kind === 'deleted' || removed.length === 0) return removed.map(({ id }) => id);
    const depths = await this.depthsOf(
      rows,
      removed.flatMap((file) => file.folder_id ?? []),
    );
    const heights = await heightsOf(
      rows,
      removed.filter(isFolder).map(({ id }) => id),
    );
    const hasRoom = ({ id, folder_id: folderId }: FileRow) =>
      folderId !== null && (depths.get(folderId) ?? Infinity) + (heights.get(id) ?? 0) <= MAX_DEPTH;
    const wanted = removed.map((file) => ({
      ...{ name: file.name, isFolder: isFolder(file) },
      folderId: hasRoom(file) ? file.folder_id : null,
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

  /** How deep folders lie, one at the top 1; of those that are in sight. */
  private async depthsOf(rows: Transaction, folderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (folderIds.length === 0) return new Map();
    const paths = await this.changes.all(rows, selectPaths.with([...new Set(folderIds)], {}));
    const byStart = Map.groupBy(paths, ({ start }) => start);
    return new Map([...byStart].map(([id, path]) => [id, path.length]));
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

/** How many levels of folders there are in each of some removed folders, itself the first. */
async function heightsOf(rows: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const within = await rows
    .selectFrom('file')
    .select(['id', 'folder_id'])
    .where('hidden_by', 'in', [...ids])
    .where('owner_id', '=', EVERYBODY)
    .where('type', '=', 'folder')
    .execute();
  const byFolder = Map.groupBy(within, ({ folder_id: folderId }) => folderId);
  const heightOf = (id: string): number => 1 + Math.max(0, ...(byFolder.get(id) ?? []).map((one) => heightOf(one.id)));
  return new Map(ids.map((id) => [id, heightOf(id)]));
}
