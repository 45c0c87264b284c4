import { ConflictException, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare } from '../../platform/database/prepared';
import { toFlag } from '../../platform/database/columns';
import { checkDepth, FileChanges, noSuchFolder } from './file-changes';
import { checkName, nameColumns } from './file-names';
import {
  FOLDER_POSITION,
  heardSince,
  isFolder,
  isInSight,
  selectPaths,
  selectTree,
  sumUsed,
  type FileRow,
} from './file-rows';
import type { CreateFolderDto, FileDto, FileSummaryDto, FolderDto, RenameFileDto } from './files.dto';
import { TakenNames } from './taken-names';

const ROWS_AT_ONCE = 5000;

const selectFolders = prepare<object>()((rows) =>
  rows
    .selectFrom('file')
    .select(['id', 'name', 'folder_id as folderId'])
    .where(isInSight)
    .where('type', '=', 'folder')
    .orderBy('name_key')
    .orderBy('id'),
);
const sumAll = prepare<object>()((rows) =>
  rows
    .selectFrom('file')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('entries'),
      sql<number | string | null>`sum(case when type = 'folder' then 1 else 0 end)`.as('folders'),
      fn.sum<number | string | null>('size').as('bytes'),
    ])
    .where(isInSight),
);

/** What the row of a new folder says. */
export const folderRow = (
  id: string,
  { name, folderId, owner }: { name: string; folderId: string | null; owner: string },
  now = new Date().toISOString(),
): FileRow => ({
  ...{ id, owner_id: EVERYBODY, position: FOLDER_POSITION, version: 1, removed_at: null, hidden_by: null },
  ...{ folder_id: folderId, ...nameColumns(name, true), type: 'folder', owner, size: null },
  ...{ modified: now, opened: now, created: now, offline: toFlag(false), preview: null },
  ...{ media_type: null, version_id: null, versions: 0 },
});

const taken = (name: string) => new ConflictException(`There is a file or folder of the name ${name} already`);

/** Folders: what they hold, and how they come, are called and go. */
@Injectable()
export class FoldersService {
  constructor(
    private readonly database: Database,
    private readonly changes: FileChanges,
    private readonly environment: Environment,
  ) {}

  /** @throws NotFoundException where there is no such folder */
  async path(folderId: string | undefined): Promise<FolderDto[]> {
    if (folderId === undefined) return [];
    const path = await this.database.read(selectPaths.with([folderId], {}));
    if (path.at(-1)?.type !== 'folder') throw noSuchFolder();
    return path.map(toFolder);
  }

  /**
   * All folders, or those within one, by name.
   * @throws NotFoundException where there is no such folder
   */
  async tree(folderId: string | undefined): Promise<FolderDto[]> {
    if (folderId === undefined) return this.database.read(selectFolders.with({}));
    const tree = await this.treeOf(folderId);
    return tree
      .filter((row) => isFolder(row) && row.id !== folderId)
      .sort((one, other) => (one.name_key < other.name_key ? -1 : 1))
      .map(toFolder);
  }

  /** @throws NotFoundException where there is no such folder */
  async summary(folderId: string | undefined): Promise<FileSummaryDto> {
    const [room] = await this.database.read(sumUsed.with(heardSince()));
    const all = {
      used: Number(room?.stored ?? 0) + Number(room?.coming ?? 0),
      quota: this.environment.filesQuota,
    };
    if (folderId === undefined) {
      const [sum] = await this.database.read(sumAll.with({}));
      const folders = Number(sum?.folders ?? 0);
      return { folders, files: Number(sum?.entries ?? 0) - folders, bytes: Number(sum?.bytes ?? 0), ...all };
    }
    const within = (await this.treeOf(folderId)).filter(({ id }) => id !== folderId);
    const folders = within.filter(isFolder).length;
    const bytes = within.reduce((sum, { size }) => sum + (size ?? 0), 0);
    return { folders, files: within.length - folders, bytes, ...all };
  }

  /**
   * Makes a folder, or finds the one that has this id, where the request is a repetition.
   * @throws NotFoundException where there is no such folder to make it in
   * @throws ConflictException where the name is taken, or there is no room
   */
  create(actor: Actor, id: string, { name, folderId = null }: CreateFolderDto): Promise<FileDto> {
    checkName('name', name);
    return this.changes.run(actor, 'created', async (rows, told) => {
      const known = await rows
        .selectFrom('file')
        .select('id')
        .where('id', '=', id)
        .where('owner_id', '=', EVERYBODY)
        .executeTakeFirst();
      if (!known) {
        const path = await this.changes.pathOf(rows, folderId);
        checkDepth(path.length + 1);
        const names = new TakenNames(rows);
        await names.look([{ folderId, name }]);
        if (names.find({ folderId, name }) !== undefined) throw taken(name);
        const owner = await this.changes.nameOf(rows, actor);
        await this.changes.insert(rows, [folderRow(id, { name, folderId, owner })]);
        told.ids = [id];
      }
      const [folder] = await this.changes.shown(rows, [id]);
      if (!folder) throw noSuchFolder();
      return folder;
    });
  }

  /**
   * @throws NotFoundException where there is no such file or folder
   * @throws ConflictException where the name is taken, or somebody else has given it another one since `base`
   */
  rename(actor: Actor, { id, name, base }: RenameFileDto): Promise<FileDto> {
    checkName('name', name);
    return this.changes.run(actor, 'updated', async (rows, told) => {
      const file = await this.changes.one(rows, id);
      if (file.name !== name) {
        if (base !== undefined && base !== file.name) {
          const message = 'Somebody else has given it another name meanwhile';
          throw new ConflictException({ message, details: [{ field: 'name', message: file.name }] });
        }
        const folderId = file.folder_id;
        const names = new TakenNames(rows);
        await names.look([{ folderId, name }]);
        const found = names.find({ folderId, name });
        if (found && found.id !== id) throw taken(name);
        const columns = nameColumns(name, isFolder(file));
        await this.changes.place(rows, [{ id, folderId, columns }]);
        await this.changes.follow(rows, [{ ...file, ...columns }]);
        told.ids = [id];
      }
      const [renamed] = await this.changes.shown(rows, [id]);
      return renamed as FileDto;
    });
  }

  /**
   * Removes files and folders into the trash, with all that lies in them.
   * @returns the ids of those that were there
   */
  remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.changes.run(actor, 'removed', async (rows, told) => {
      const tree = await this.changes.all(rows, selectTree.with([...new Set(ids)], {}));
      const there = new Set(tree.filter(({ level }) => Number(level) === 0).map(({ id }) => id));
      if (there.size === 0) return [];
      const within = new Map(tree.filter(({ level }) => Number(level) > 0).map(({ id, start }) => [id, start]));
      // What is removed with a folder goes as a part of it. Of several folders around something, the outermost counts.
      const rootOf = (id: string): string => {
        const around = within.get(id);
        return around === undefined ? id : rootOf(around);
      };
      const roots = [...there].filter((id) => !within.has(id));
      await rows
        .updateTable('file')
        .set({ removed_at: new Date().toISOString(), version: sql`version + 1` })
        .where('owner_id', '=', EVERYBODY)
        .where('id', 'in', roots)
        .execute();
      for (const some of inParts([...within.keys()], ROWS_AT_ONCE)) {
        const each = some.map((id) => sql`(${id}, ${rootOf(id)})`);
        await rows
          .updateTable('file')
          .from(sql`(values ${sql.join(each)})`.as('hidden'))
          .set({ hidden_by: sql<string>`hidden.column2` })
          .where(sql<boolean>`file.id = hidden.column1`)
          .where('file.owner_id', '=', EVERYBODY)
          .execute();
      }
      await this.changes.forget(rows, [...there, ...within.keys()]);
      const removed = [...new Set(ids)].filter((id) => there.has(id));
      told.ids = removed;
      return removed;
    });
  }

  private async treeOf(folderId: string) {
    const tree = await this.database.read(selectTree.with([folderId], {}));
    const [first] = tree;
    if (!first || !isFolder(first)) throw noSuchFolder();
    return tree;
  }
}

const toFolder = (row: { id: string; name: string; folder_id: string | null }): FolderDto => ({
  ...{ id: row.id, name: row.name, folderId: row.folder_id },
});
