import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { BoundStatement } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import { WrittenLists } from '../../platform/http/written-lists';
import type { ChangeKind, ListChange } from '../../platform/records/list-changes';
import { ListWriter } from '../../platform/records/list-writer';
import { MAX_DEPTH, MAX_ENTRIES, MAX_IN_FOLDER } from './file-limits';
import { countEntries, isFolder, locationOf, selectFiles, selectPaths, toFile, type FileRow } from './file-rows';
import { FileSearch } from './file-search';
import type { FileDto } from './files.dto';

/** The list of files, as events name it. */
export const FILES = 'file-manager-app/files';

export const noSuchFile = () => new NotFoundException('There is no such file or folder');
export const noSuchFolder = () => new NotFoundException('There is no such folder');
/** How many rows a statement writes: SQLite binds 32,766 values. */
const ROWS_AT_ONCE = 1000;

/** Changes files and folders: all under one lock, the stamp of their list, so that what was looked at stays true until it is stored. */
@Injectable()
export class FileChanges {
  constructor(
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly searchEntries: FileSearch,
    lists: WrittenLists,
  ) {
    lists.add(FILES, 'everybody');
  }

  /** @param work names the files that are told of in its last argument, and may say that it was something else; none, and nobody is told */
  run<Result>(
    actor: Actor,
    kind: ChangeKind,
    work: (rows: Transaction, told: Pick<ListChange, 'ids' | 'kind'>) => Promise<Result>,
  ): Promise<Result> {
    return this.writer.transaction([{ list: FILES, ownerId: EVERYBODY, kind, actor }], (rows, [change]) =>
      work(rows, change as ListChange),
    );
  }

  /** The rows of a statement within a transaction. */
  all<Row>(rows: Transaction, statement: BoundStatement<Row>): Promise<Row[]> {
    return this.database.runWithin(rows, statement);
  }

  /** A file or folder that is in sight. @throws NotFoundException where there is none */
  async one(rows: Transaction, id: string): Promise<FileRow> {
    const [row] = await this.all(rows, selectFiles.with([id], {}));
    if (!row) throw noSuchFile();
    return row;
  }

  /** The folders from the top to a folder, itself the last. @throws NotFoundException where there is no such folder */
  async pathOf(rows: Transaction, folderId: string | null): Promise<{ id: string; name: string }[]> {
    if (folderId === null) return [];
    const path = await this.all(rows, selectPaths.with([folderId], {}));
    if (path.at(-1)?.type !== 'folder') throw noSuchFolder();
    return path;
  }

  /** Files and folders as they are on the wire, in the order of the ids. */
  async shown(rows: Transaction, ids: readonly string[]): Promise<FileDto[]> {
    if (ids.length === 0) return [];
    const found = await this.all(rows, selectFiles.with([...new Set(ids)], {}));
    return inOrderOf(ids, await withLocations(found, (statement) => this.all(rows, statement)));
  }

  /** The name of somebody, which stands with what they make. */
  async nameOf(rows: Transaction, { id }: Actor): Promise<string> {
    const user = await rows.selectFrom('user').select('display_name').where('id', '=', id).executeTakeFirst();
    return user?.display_name ?? '';
  }

  /** Inserts files and folders. @throws ConflictException where there would be too many, in a folder or in all */
  async insert(rows: Transaction, files: readonly FileRow[]): Promise<void> {
    for (const some of inParts(files, ROWS_AT_ONCE)) await rows.insertInto('file').values(some).execute();
    await this.checkRoom(rows, new Set(files.map((file) => file.folder_id)));
    await this.follow(rows, files);
  }

  /** Inserts a file for which there is room in all. @throws ConflictException where its folder is full */
  async insertOne(rows: Transaction, file: FileRow): Promise<void> {
    await rows.insertInto('file').values(file).execute();
    await this.checkFolders(rows, [file.folder_id]);
    await this.follow(rows, [file]);
  }

  /** @throws ConflictException where a folder, or all of them together, hold too much */
  async checkRoom(rows: Transaction, folderIds: ReadonlySet<string | null>): Promise<void> {
    const [all] = await this.all(rows, countEntries.with({}));
    if (Number(all?.count ?? 0) > MAX_ENTRIES) {
      throw new ConflictException(
        `There may be ${String(MAX_ENTRIES)} files and folders at most, with those in the trash`,
      );
    }
    await this.checkFolders(rows, [...folderIds]);
  }

  /** How many files and folders lie in some folders, with those in the trash. */
  async counts(rows: Transaction, ids: readonly (string | null)[]): Promise<Map<string | null, number>> {
    const inFolders = ids.filter((id) => id !== null);
    const counts = await rows
      .selectFrom('file')
      .select(({ fn }) => ['folder_id', fn.countAll<number | string>().as('count')])
      .where('owner_id', '=', EVERYBODY)
      .where(({ eb, or }) =>
        or([
          ...(inFolders.length < ids.length ? [eb('folder_id', 'is', null)] : []),
          ...(inFolders.length > 0 ? [eb('folder_id', 'in', inFolders)] : []),
        ]),
      )
      .groupBy('folder_id')
      .execute();
    return new Map(counts.map((row) => [row.folder_id, Number(row.count)]));
  }

  private async checkFolders(rows: Transaction, ids: readonly (string | null)[]): Promise<void> {
    const counts = [...(await this.counts(rows, ids)).values()];
    if (counts.some((count) => count > MAX_IN_FOLDER)) {
      throw new ConflictException(`A folder may hold ${String(MAX_IN_FOLDER)} files and folders at most`);
    }
  }

  /** Makes what search knows of some files and folders what they are now. */
  async follow(rows: Transaction, files: readonly FileRow[]): Promise<void> {
    for (const statement of this.searchEntries.write(files)) await this.all(rows, statement);
  }

  /** Takes files and folders out of the search. */
  async forget(rows: Transaction, ids: readonly string[]): Promise<void> {
    for (const statement of this.searchEntries.remove(ids)) await this.all(rows, statement);
  }

  /** Gives some files and folders their places and names. */
  async place(rows: Transaction, placed: readonly Placed[]): Promise<void> {
    for (const some of inParts(placed, ROWS_AT_ONCE)) {
      const each = some.map(
        ({ id, folderId, columns }) =>
          sql`(${id}, ${folderId ?? ''}, ${columns.name}, ${columns.name_key}, ${columns.search_key}, ${columns.extention})`,
      );
      await rows
        .updateTable('file')
        .from(sql`(values ${sql.join(each)})`.as('placed'))
        .set({
          folder_id: sql<string | null>`nullif(placed.column2, '')`,
          name: sql<string>`placed.column3`,
          name_key: sql<string>`placed.column4`,
          search_key: sql<string>`placed.column5`,
          extention: sql<string>`placed.column6`,
          version: sql<number>`version + 1`,
        })
        .where(sql<boolean>`file.id = placed.column1`)
        .where('file.owner_id', '=', EVERYBODY)
        .execute();
    }
  }
}

/** Where a file or folder is to lie, and what its row is to say of its name. */
export type Placed = {
  id: string;
  folderId: string | null;
  columns: Pick<FileRow, 'name' | 'name_key' | 'search_key' | 'extention'>;
};

type Read = <Row>(statement: BoundStatement<Row>) => Promise<Row[]>;

/** Files and folders as they are on the wire, wherever they lie. */
export async function withLocations(files: readonly FileRow[], read: Read): Promise<FileDto[]> {
  const folderIds = [...new Set(files.map((file) => file.folder_id).filter((id) => id !== null))];
  const paths = Map.groupBy(
    folderIds.length > 0 ? await read(selectPaths.with(folderIds, {})) : [],
    ({ start }) => start,
  );
  return files.map((file) => toFile(file, locationOf(paths.get(file.folder_id ?? '') ?? [])));
}

function inOrderOf<Entry extends { id: string }>(ids: readonly string[], entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws ConflictException where folders would lie too deep */
export function checkDepth(levels: number): void {
  if (levels > MAX_DEPTH) throw new ConflictException(`Folders may lie ${String(MAX_DEPTH)} deep at most`);
}

/** How many levels of folders there are in a tree, of rows with their levels. */
export const heightOf = (tree: readonly (FileRow & { level: number })[]): number =>
  tree.reduce((most, row) => (isFolder(row) ? Math.max(most, Number(row.level) + 1) : most), 0);
