import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare, type BoundStatement } from '../../platform/database/prepared';
import { ProjectionBackfill } from '../../platform/records/projection-backfill';
import { SearchIndex } from '../../platform/search/search-index';
import { selectFiles, type FileRow } from './file-rows';

type FoundFile = Pick<FileRow, 'id' | 'name' | 'type'> & { folderId: string | null };

/** Where the web app shows a file: in its folder; and a folder: what lies in it. */
function addressOf({ id, type, folderId }: FoundFile): string {
  if (type === 'folder') return `/apps/file-manager?folder=${id}`;
  return folderId === null ? `/apps/file-manager?file=${id}` : `/apps/file-manager?folder=${folderId}&file=${id}`;
}

/** What search finds files and folders by: their names. */
@Injectable()
export class FileSearch {
  private readonly projection;

  constructor(database: Database, search: SearchIndex, backfill: ProjectionBackfill) {
    this.projection = search.projection<FoundFile>({
      ...{ list: 'file-manager-app/files', type: 'file', fields: ['name', 'folderId'] },
      entry: (file) => ({ title: file.name, text: '', url: addressOf(file) }),
    });
    backfill.add({
      ...{ list: 'file-manager-app/files', names: [this.projection.name] },
      keysAfter: (id, limit) => database.read(selectKeys.with({ id, limit })),
      write: async (rows, _ownerId, ids) => {
        const files = await database.runWithin(rows, selectFiles.with(ids, {}));
        for (const statement of this.write(files)) await database.runWithin(rows, statement);
      },
    });
  }

  write(files: readonly FileRow[]): BoundStatement[] {
    if (files.length === 0) return [];
    const found = files.map(({ id, name, type, folder_id: folderId }) => ({ id, name, type, folderId }));
    return this.projection.write(EVERYBODY, found, { isNew: false, writerId: undefined });
  }

  remove(ids: readonly string[]): BoundStatement[] {
    return ids.length === 0 ? [] : this.projection.remove(EVERYBODY, ids);
  }
}

const selectKeys = prepare<{ id: string; limit: number }>()((rows, { id, limit }) =>
  rows
    .selectFrom('file')
    .select(['id', 'owner_id as ownerId'])
    .where('owner_id', '=', EVERYBODY)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit),
);
