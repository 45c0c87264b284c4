import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { inParts } from '../../platform/database/in-parts';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { checkDepth, FileChanges, heightOf, noSuchFile, type Placed } from './file-changes';
import { MAX_COPIED } from './file-limits';
import { nameColumns } from './file-names';
import { isFolder, selectTree, type FileRow } from './file-rows';
import { contentColumns, FileVersions } from './file-versions.service';
import type { MoveFilesDto, PlacedFilesDto } from './files.dto';
import { planPlaces, type PlacePlan, type TreeRow } from './plan-places';

const ROWS_AT_ONCE = 1000;

/** Moves and copies files and folders. */
@Injectable()
export class FilePlaces {
  constructor(
    private readonly changes: FileChanges,
    private readonly versions: FileVersions,
  ) {}

  /**
   * @throws NotFoundException where one of them, or the folder, does not exist
   * @throws ConflictException where a name is taken and nothing says what to do, or a folder would lie in itself or too deep
   */
  move(actor: Actor, { ids, folderId = null, conflict }: MoveFilesDto): Promise<PlacedFilesDto> {
    return this.changes.run(actor, 'updated', async (rows, told) => {
      const tree = await this.treeFor(rows, ids, folderId);
      const plan = await planPlaces(rows, { tree, ids, folderId, conflict, isMove: true });
      await this.changes.place(
        rows,
        plan.placed.map(({ row, folderId: into, name }): Placed => {
          return { id: row.id, folderId: into, columns: nameColumns(name, isFolder(row)) };
        }),
      );
      await this.changes.checkRoom(rows, new Set(plan.placed.map((placed) => placed.folderId)));
      await this.changes.follow(
        rows,
        plan.placed.map(({ row, folderId: into, name }) => ({ ...row, name, folder_id: into })),
      );
      await this.addVersions(rows, actor, plan, () => randomUUID());
      await this.removeMerged(rows, plan);
      const changed = [...plan.placed.map(({ row }) => row.id), ...plan.replaced.map(({ target }) => target.id)];
      told.ids = [...new Set([...changed, ...plan.emptied])];
      return this.answer(rows, ids, plan);
    });
  }

  /**
   * Copies files and folders with all that lies in them. The ids of the copies follow from that of the request, so that one which is sent
   * again finds what the first has made.
   * @throws NotFoundException where one of them, or the folder, does not exist
   * @throws ConflictException where a name is taken and nothing says what to do, a folder would lie in itself or too deep, or it is too much
   */
  copy(actor: Actor, id: string, { ids, folderId = null, conflict }: MoveFilesDto): Promise<PlacedFilesDto> {
    const idOf = (sourceId: string) => stableId('file copy', id, sourceId);
    return this.changes.run(actor, 'created', async (rows, told) => {
      const made = await this.copied(rows, ids, idOf);
      if (made) return made;
      const tree = await this.treeFor(rows, ids, folderId);
      if (tree.length > MAX_COPIED)
        throw new ConflictException(`At most ${String(MAX_COPIED)} files are copied at once`);
      const plan = await planPlaces(rows, { tree, ids, folderId, conflict, isMove: false, idOf });
      await this.insertCopies(rows, actor, plan, idOf);
      await this.addVersions(rows, actor, plan, (source) => idOf(source.id));
      told.ids = [...new Set(plan.results.values())];
      return this.answer(rows, ids, plan);
    });
  }

  /** What an earlier request of the same id has made; undefined where there was none. */
  private async copied(
    rows: Transaction,
    ids: readonly string[],
    idOf: (id: string) => string,
  ): Promise<PlacedFilesDto | undefined> {
    if (ids.length === 0) return { files: [], skipped: [] };
    const copies = ids.map(idOf);
    const known = await this.changes.shown(rows, copies);
    const versions = await rows
      .selectFrom('file_version')
      .select(['id', 'file_id'])
      .where('id', 'in', copies)
      .execute();
    if (known.length === 0 && versions.length === 0) return undefined;
    const fileOf = new Map(versions.map(({ id, file_id: fileId }) => [id, fileId]));
    const results = new Map(ids.map((id) => [id, fileOf.get(idOf(id)) ?? idOf(id)]));
    const files = await this.changes.shown(rows, [...results.values()]);
    const there = new Set(files.map((file) => file.id));
    return { files, skipped: ids.filter((id) => !there.has(results.get(id) ?? '')) };
  }

  /** Files and folders with all that lies in them, which may go into a folder. */
  private async treeFor(rows: Transaction, ids: readonly string[], folderId: string | null): Promise<TreeRow[]> {
    const path = await this.changes.pathOf(rows, folderId);
    const wanted = new Set(ids);
    const tree = ids.length === 0 ? [] : await this.changes.all(rows, selectTree.with([...wanted], {}));
    if (tree.filter(({ level }) => Number(level) === 0).length < wanted.size) throw noSuchFile();
    if (path.some((folder) => wanted.has(folder.id))) {
      throw new ConflictException('A folder cannot lie in itself, or in a folder within it');
    }
    checkDepth(path.length + heightOf(tree));
    return tree;
  }

  private async insertCopies(
    rows: Transaction,
    actor: Actor,
    { placed }: PlacePlan,
    idOf: (id: string) => string,
  ): Promise<void> {
    const owner = await this.changes.nameOf(rows, actor);
    const now = new Date().toISOString();
    const blobs = await this.blobsOf(
      rows,
      placed.map(({ row }) => row),
    );
    const copies = placed.map(({ row, folderId, name }): FileRow => {
      const id = idOf(row.id);
      const { level: _level, start: _start, ...own } = row;
      const blob = blobs.get(row.version_id ?? '');
      return {
        ...own,
        ...{ id, folder_id: folderId, ...nameColumns(name, isFolder(row)), owner, version: 1 },
        ...{ created: now, opened: now, versions: blob ? 1 : 0 },
        ...(blob && contentColumns(id, blob)),
      };
    });
    await this.changes.insert(rows, copies);
    const versions = placed.flatMap(({ row }) => {
      const blob = blobs.get(row.version_id ?? '');
      const id = idOf(row.id);
      return blob ? [{ id, file_id: id, number: 1, blob_id: blob.id, author: owner, created: now }] : [];
    });
    for (const some of inParts(versions, ROWS_AT_ONCE)) await rows.insertInto('file_version').values(some).execute();
  }

  /** Makes what goes into a file of its name a version of that. */
  private async addVersions(
    rows: Transaction,
    actor: Actor,
    { replaced }: PlacePlan,
    versionIdOf: (source: FileRow) => string,
  ): Promise<void> {
    if (replaced.length === 0) return;
    const author = await this.changes.nameOf(rows, actor);
    const blobs = await this.blobsOf(
      rows,
      replaced.map(({ source }) => source),
    );
    for (const { target, source } of replaced) {
      const blob = blobs.get(source.version_id ?? '');
      if (!blob) throw new ConflictException(`${source.name} has no bytes that could replace others`);
      await this.versions.add(rows, target, { id: versionIdOf(source), blob, author, modified: source.modified });
    }
  }

  private async blobsOf(rows: Transaction, files: readonly FileRow[]) {
    const ids = files.flatMap((file) => file.version_id ?? []);
    if (ids.length === 0) return new Map<string, never>();
    const found = await rows
      .selectFrom('file_version')
      .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
      .select('file_version.id as versionId')
      .selectAll('file_blob')
      .where('file_version.id', 'in', ids)
      .execute();
    return new Map(found.map(({ versionId, ...blob }) => [versionId, blob]));
  }

  /** What has gone into another of its name is in the trash: a folder is empty there. */
  private async removeMerged(rows: Transaction, { emptied }: PlacePlan): Promise<void> {
    if (emptied.length === 0) return;
    await rows
      .updateTable('file')
      .set({ removed_at: new Date().toISOString(), version: sql`version + 1` })
      .where('owner_id', '=', EVERYBODY)
      .where('id', 'in', emptied)
      .execute();
    await this.changes.forget(rows, emptied);
  }

  private async answer(
    rows: Transaction,
    ids: readonly string[],
    { results, skipped }: PlacePlan,
  ): Promise<PlacedFilesDto> {
    const wanted = ids.flatMap((id) => results.get(id) ?? []);
    return { files: await this.changes.shown(rows, wanted), skipped };
  }
}
