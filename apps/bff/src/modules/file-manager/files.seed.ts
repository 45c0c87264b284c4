import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { toFlag } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { incomingFolder } from '../../platform/storage/incoming-folder';
import { FileBlobs, type FileBlob } from './file-blobs';
import { FileChanges, FILES } from './file-changes';
import { nameColumns } from './file-names';
import { FILE_POSITION, FOLDER_POSITION, type FileRow } from './file-rows';
import { demoFileId } from './files.dto';
import { DEMO_FILES, type DemoFile } from './files.seed.data';
import { pdfOf } from './pdf-of';

const HOUR = 60 * 60 * 1000;

/** A file of the demo, and where it lies. */
type Placed = { file: DemoFile; id: string; folderId: string | null };

/** The files and folders of the demo. */
@Injectable()
export class FilesSeed implements OnModuleInit {
  constructor(
    private readonly seeds: SharedSeeds,
    private readonly changes: FileChanges,
    private readonly blobs: FileBlobs,
    private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.seeds.register({ name: FILES, fill: (rows) => this.fill(rows) });
  }

  private async fill(rows: Transaction): Promise<void> {
    const now = Date.now();
    const placed = placedIn(DEMO_FILES, null);
    const blobs = new Map<string, FileBlob>();
    for (const { file, id } of placed) {
      if (file.type === 'folder' || file.content === undefined) continue;
      blobs.set(id, await this.store(`${file.name}.${file.extention}`, id, file.content));
    }
    await rows
      .insertInto('file_blob')
      .values([...blobs.values()])
      .execute();
    await this.changes.insert(
      rows,
      placed.map((one) => rowOf(one, blobs.get(one.id), now)),
    );
    const versions = placed.flatMap(({ file, id }) => {
      const blob = blobs.get(id);
      const created = timeBefore(now, file.ages[1]);
      return blob
        ? [{ id: versionIdOf(id), file_id: id, number: 1, blob_id: blob.id, author: file.owner, created }]
        : [];
    });
    await rows.insertInto('file_version').values(versions).execute();
  }

  private async store(name: string, id: string, content: string | { pdf: readonly string[] }): Promise<FileBlob> {
    const folder = incomingFolder(this.environment);
    const path = join(folder, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, typeof content === 'string' ? content : pdfOf(content.pdf), { mode: 0o600 });
    return this.blobs.store(path, name, stableId('file bytes', id));
  }
}

const versionIdOf = (fileId: string) => stableId('file version', fileId);
const timeBefore = (now: number, hours: number) => new Date(now - hours * HOUR).toISOString();

/** Files and folders with all that lies in them. Those at the top have had their ids since before there were folders. */
function placedIn(files: readonly DemoFile[], folderId: string | null): Placed[] {
  return files.flatMap((file) => {
    const id = folderId === null ? demoFileId(file.name) : stableId('file', folderId, file.name);
    const within = file.type === 'folder' ? (file.within ?? []) : [];
    return [{ file, id, folderId }, ...placedIn(within, id)];
  });
}

function rowOf({ file, id, folderId }: Placed, blob: FileBlob | undefined, now: number): FileRow {
  const [created, modified, opened] = file.ages.map((hours) => timeBefore(now, hours)) as [string, string, string];
  const common = {
    ...{ id, owner_id: EVERYBODY, version: 1, removed_at: null, hidden_by: null, folder_id: folderId },
    ...{ type: file.type, owner: file.owner, created, modified, opened, offline: toFlag(file.offline ?? false) },
  };
  if (file.type === 'folder') {
    const nothing = { size: null, preview: null, media_type: null, version_id: null, versions: 0 };
    return { ...common, ...nameColumns(file.name, true), position: FOLDER_POSITION, ...nothing };
  }
  return {
    ...{ ...common, ...nameColumns(`${file.name}.${file.extention}`, false), position: FILE_POSITION },
    ...{ size: blob?.size ?? (file.kilobytes ?? 0) * 1024, preview: file.preview ?? null },
    ...{ media_type: blob?.media_type ?? null, version_id: blob ? versionIdOf(id) : null, versions: blob ? 1 : 0 },
  };
}
