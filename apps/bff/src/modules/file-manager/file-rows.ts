import { fromFlag } from '../../platform/database/columns';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { onIds } from '../../platform/database/on-ids';
import { prepare } from '../../platform/database/prepared';
import type { Tables } from '../../platform/database/tables';
import type { FileSchema } from './file.entity';
import type { FileDto } from './files.dto';

export type FileRow = Selectable<InferKyselyTable<typeof FileSchema>>;

/** What the path of a file at the top begins with. */
const TOP = 'My Files';

/** The places of folders and of files in a folder. */
export const FOLDER_POSITION = 1;
export const FILE_POSITION = 2;

export const isFolder = ({ type }: Pick<FileRow, 'type'>): boolean => type === 'folder';

/** The address of the bytes of a version. */
export const addressOf = (versionId: string): string => `/api/uploads/files/${versionId}`;

/** The folders that something lies in, as it is said to people. */
export const locationOf = (folders: readonly { name: string }[]): string =>
  [TOP, ...folders.map(({ name }) => name)].join(' > ');

/** A row as it is on the wire. */
export const toFile = (row: FileRow, location: string): FileDto => ({
  ...{ id: row.id, name: row.name, type: row.type, owner: row.owner, size: row.size },
  ...{ modified: row.modified, opened: row.opened, created: row.created },
  ...{ extention: row.extention, location, offline: fromFlag(row.offline), preview: row.preview },
  ...{ folderId: row.folder_id, mediaType: row.media_type, versions: row.versions },
  url: row.version_id === null ? null : addressOf(row.version_id),
});

type Eb = ExpressionBuilder<Tables, 'file'>;

/** Whether a file or folder is neither in the trash nor in a folder that is. */
export const isInSight = ({ and, eb }: Eb) =>
  and([eb('file.owner_id', '=', EVERYBODY), eb('file.removed_at', 'is', null), eb('file.hidden_by', 'is', null)]);

/** Those of some files and folders that are in sight. */
export const selectFiles = onIds<object>()((rows, ids) =>
  rows.selectFrom('file').selectAll().where('id', 'in', ids).where(isInSight),
);

/** A folder of the path of some folder (`start`), which has the level 0. */
export type PathRow = {
  start: string;
  level: number;
  id: string;
  name: string;
  folder_id: string | null;
  type: string;
};

/** The paths of some folders, each from the top down. */
export const selectPaths = onIds<object>()((rows, ids) =>
  rows
    .withRecursive('path', (db) =>
      db
        .selectFrom('file')
        .select(['file.id as start', sql<number>`0`.as('level'), 'file.id', 'file.name', 'file.folder_id', 'file.type'])
        .where('file.owner_id', '=', EVERYBODY)
        .where('file.id', 'in', ids)
        .where('file.removed_at', 'is', null)
        .where('file.hidden_by', 'is', null)
        .unionAll(
          db
            .selectFrom('file')
            .innerJoin('path', 'path.folder_id', 'file.id')
            .select([
              'path.start',
              sql<number>`path.level + 1`.as('level'),
              'file.id',
              'file.name',
              'file.folder_id',
              'file.type',
            ])
            .where('file.owner_id', '=', EVERYBODY),
        ),
    )
    .selectFrom('path')
    .selectAll()
    .orderBy('level', 'desc'),
);

/** Some files and folders and all that lies in the folders, however deep, with the columns that say where. */
export const selectTree = onIds<object>()((rows, ids) =>
  rows
    .withRecursive('tree', (db) =>
      db
        .selectFrom('file')
        .select(['file.id as start', sql<number>`0`.as('level'), 'file.id'])
        .where('file.owner_id', '=', EVERYBODY)
        .where('file.id', 'in', ids)
        .where('file.removed_at', 'is', null)
        .where('file.hidden_by', 'is', null)
        .unionAll(
          db
            .selectFrom('file')
            .innerJoin('tree', 'tree.id', 'file.folder_id')
            .select(['tree.start', sql<number>`tree.level + 1`.as('level'), 'file.id'])
            .where('file.owner_id', '=', EVERYBODY)
            .where('file.removed_at', 'is', null)
            .where('file.hidden_by', 'is', null),
        ),
    )
    .selectFrom('tree')
    .innerJoin('file', 'file.id', 'tree.id')
    .where('file.owner_id', '=', EVERYBODY)
    .select(['tree.start', 'tree.level'])
    .selectAll('file')
    .orderBy('tree.level'),
);

/** How long room is kept for what an upload has announced while nothing of it comes, in milliseconds. */
const ROOM_KEPT = 15 * 60 * 1000;

/** Since when an upload must have been heard of for its room to be kept. */
export const heardSince = () => ({ since: new Date(Date.now() - ROOM_KEPT).toISOString() });

/**
 * The bytes of all that is stored, each once, and of what is being sent: of an upload that was heard of lately all that it has announced, of
 * others what has come. So nobody takes the room of all by announcing.
 */
export const sumUsed = prepare<{ since: string }>()((rows, { since }) =>
  rows.selectNoFrom([
    rows
      .selectFrom('file_blob')
      .select(({ fn }) => fn.sum<number | string | null>('file_blob.size').as('sum'))
      .as('stored'),
    rows
      .selectFrom('file_upload')
      .select(({ fn, eb }) =>
        fn
          .sum<number | string | null>(
            eb
              .case()
              .when('file_upload.heard_at', '>=', since)
              .then(eb.ref('file_upload.size'))
              .else(eb.ref('file_upload.received'))
              .end(),
          )
          .as('sum'),
      )
      .where('file_upload.state', '=', 'open')
      .as('coming'),
  ]),
);

/** How many files and folders there are, with those in the trash. */
export const countEntries = prepare<object>()((rows) =>
  rows
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', EVERYBODY),
);
