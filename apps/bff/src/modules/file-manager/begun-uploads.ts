import { randomUUID } from 'node:crypto';
import { fileNameKey } from '@ezone/text';
import { Injectable } from '@nestjs/common';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { Environment } from '../../platform/config/environment';
import { toJson } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { RANDOM_UUID } from '../../platform/http/creation-id';
import { FileChanges } from './file-changes';
import { MAX_DEPTH, MAX_ENTRIES, MAX_FILE_BYTES, MAX_IN_FOLDER } from './file-limits';
import { partsOf } from './file-names';
import { countEntries, heardSince, isFolder, sumUsed } from './file-rows';
import type { BeginUploadDto, BeginUploadsDto, UploadRefusal, UploadState, UploadStateDto } from './file-uploads.dto';
import type { FileUploadSchema } from './file.entity';
import { folderRow } from './folders.service';
import { TakenNames } from './taken-names';

export type UploadRow = Selectable<InferKyselyTable<typeof FileUploadSchema>>;

/** A file of which the path is understood. */
type Wanted = { upload: BeginUploadDto; folders: string[]; name: string; folderId: string | null };

const stateWith = (id: string, state: UploadState, more: Partial<UploadStateDto> = {}): UploadStateDto => ({
  ...{ id, state, offset: 0, fileId: null, reason: null },
  ...more,
});

/** Begins uploads: makes the folders that they lie in, and keeps room for them. */
@Injectable()
export class BegunUploads {
  constructor(
    private readonly changes: FileChanges,
    private readonly environment: Environment,
  ) {}

  /**
   * Begins to receive files. Each is answered by itself: one that cannot come keeps no other back.
   * @throws NotFoundException where there is no such folder
   */
  begin(actor: Actor, { folderId = null, uploads }: BeginUploadsDto): Promise<UploadStateDto[]> {
    return this.changes.run(actor, 'created', async (rows, told) => {
      const path = await this.changes.pathOf(rows, folderId);
      const states = await this.known(rows, actor, uploads);
      const refuse = (id: string, reason: UploadRefusal) => states.set(id, stateWith(id, 'refused', { reason }));
      let wanted: Wanted[] = [];
      for (const upload of uploads) {
        if (states.has(upload.id)) continue;
        const parts = partsOf(upload.path);
        // A folder is the last of those of its own path.
        if (typeof parts !== 'string' && upload.isFolder) parts.folders.push(parts.name);
        if (!RANDOM_UUID.test(upload.id)) refuse(upload.id, 'idTaken');
        else if (typeof parts === 'string') refuse(upload.id, parts);
        else if (path.length + parts.folders.length > MAX_DEPTH) refuse(upload.id, 'tooDeep');
        else if (upload.size > MAX_FILE_BYTES) refuse(upload.id, 'tooLarge');
        else wanted.push({ upload, ...parts, folderId });
      }
      wanted = await this.withinRoom(rows, wanted, refuse);
      const names = new TakenNames(rows);
      const made = await this.makeFolders(rows, actor, names, wanted, refuse);
      for (const one of wanted)
        if (one.upload.isFolder && !states.has(one.upload.id))
          states.set(one.upload.id, stateWith(one.upload.id, 'done', { fileId: one.folderId }));
      wanted = wanted.filter(({ upload }) => !states.has(upload.id));
      const counts = await this.changes.counts(rows, [...new Set(wanted.map((one) => one.folderId))]);
      wanted = wanted.filter(({ upload, folderId: into }) => {
        const count = (counts.get(into) ?? 0) + 1;
        counts.set(into, count);
        if (count > MAX_IN_FOLDER) refuse(upload.id, 'tooMany');
        return count <= MAX_IN_FOLDER;
      });
      await names.look(wanted);
      const begun = wanted.filter(({ upload: { id, conflict }, ...name }) => {
        const isTaken = names.find(name) !== undefined;
        if (isTaken && conflict === undefined) states.set(id, stateWith(id, 'conflict'));
        else if (isTaken && conflict === 'skip') states.set(id, stateWith(id, 'skipped'));
        else return true;
        return false;
      });
      await this.insert(rows, actor, begun);
      for (const { upload } of begun) states.set(upload.id, stateWith(upload.id, 'open'));
      told.ids = made;
      return uploads.map(({ id }) => states.get(id) ?? stateWith(id, 'gone'));
    });
  }

  /** The states of those that have begun before. */
  private async known(
    rows: Transaction,
    { id: userId }: Actor,
    uploads: readonly BeginUploadDto[],
  ): Promise<Map<string, UploadStateDto>> {
    const states = new Map<string, UploadStateDto>();
    const ids = uploads.map(({ id }) => id);
    if (ids.length === 0) return states;
    const files = await rows
      .selectFrom('file')
      .select('id')
      .where('id', 'in', ids)
      .where('owner_id', '=', EVERYBODY)
      .execute();
    for (const { id } of files) states.set(id, stateWith(id, 'refused', { reason: 'idTaken' }));
    const versions = await rows
      .selectFrom('file_version')
      .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
      .select(['file_version.id', 'file_version.file_id', 'file_blob.size'])
      .where('file_version.id', 'in', ids)
      .execute();
    for (const { id, file_id: fileId, size } of versions)
      states.set(id, stateWith(id, 'done', { fileId, offset: size }));
    const begun = await rows.selectFrom('file_upload').selectAll().where('id', 'in', ids).execute();
    for (const { id, user_id: sender, state, received: offset, file_id: fileId } of begun) {
      const reason = state === 'refused' ? 'folderGone' : null;
      if (sender === userId) states.set(id, stateWith(id, state, { offset, fileId, reason }));
      else states.set(id, stateWith(id, 'refused', { reason: 'idTaken' }));
    }
    return states;
  }

  /** Those for which there is room, in their order; what is being sent has its room already. */
  private async withinRoom(
    rows: Transaction,
    wanted: readonly Wanted[],
    refuse: (id: string, reason: UploadRefusal) => void,
  ): Promise<Wanted[]> {
    if (wanted.length === 0) return [];
    const [room] = await this.changes.all(rows, sumUsed.with(heardSince()));
    const [all] = await this.changes.all(rows, countEntries.with({}));
    const coming = await rows
      .selectFrom('file_upload')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirst();
    let bytes = this.environment.filesQuota - Number(room?.stored ?? 0) - Number(room?.coming ?? 0);
    let entries = MAX_ENTRIES - Number(all?.count ?? 0) - Number(coming?.count ?? 0);
    return wanted.filter(({ upload: { id, size }, folders }) => {
      if (size > bytes) refuse(id, 'noRoom');
      else if (folders.length + 1 > entries) refuse(id, 'tooMany');
      else {
        bytes -= size;
        entries -= folders.length + 1;
        return true;
      }
      return false;
    });
  }

  /** Finds or makes the folders of paths, one level after the other. @returns the ids of those that were made */
  private async makeFolders(
    rows: Transaction,
    actor: Actor,
    names: TakenNames,
    wanted: readonly Wanted[],
    refuse: (id: string, reason: UploadRefusal) => void,
  ): Promise<string[]> {
    const owner = await this.changes.nameOf(rows, actor);
    const made: ReturnType<typeof folderRow>[] = [];
    let left = [...wanted];
    for (let level = 0; left.length > 0; level += 1) {
      left = left.filter(({ folders }) => folders.length > level);
      await names.look(left.map(({ folderId, folders }) => ({ folderId, name: folders[level] ?? '' })));
      const ofLevel = new Map<string, string>();
      left = left.filter((one) => {
        const name = { folderId: one.folderId, name: one.folders[level] ?? '' };
        const found = names.find(name);
        const key = `${one.folderId ?? ''}/${fileNameKey(name.name)}`;
        if (found && !isFolder(found)) {
          refuse(one.upload.id, 'fileInTheWay');
          return false;
        }
        const id = found?.id ?? ofLevel.get(key) ?? randomUUID();
        if (!found && !ofLevel.has(key)) made.push(folderRow(id, { ...name, owner }));
        ofLevel.set(key, id);
        one.folderId = id;
        return true;
      });
    }
    if (made.length > 0) await this.changes.insert(rows, made);
    return made.map(({ id }) => id);
  }

  private async insert(rows: Transaction, { id: userId }: Actor, begun: readonly Wanted[]): Promise<void> {
    if (begun.length === 0) return;
    const now = new Date().toISOString();
    const uploads = begun.map(
      ({ upload: { id, size, modified = now, conflict = null }, name, folderId }): UploadRow => ({
        ...{ id, user_id: userId, folder_id: folderId, name, size, modified, conflict },
        ...{ state: 'open', received: 0, pieces: toJson<number[]>([]), file_id: null, heard_at: now },
      }),
    );
    await rows.insertInto('file_upload').values(uploads).execute();
  }
}
