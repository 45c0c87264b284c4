import { normalizeForSearch } from '@ezone/text';
import { Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database';
import { EVERYBODY, ListStamps } from '../../platform/database/list-stamps';
import { built, prepare, type BoundStatement } from '../../platform/database/prepared';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import { UploadStorage } from '../../platform/storage/upload-storage';
import { storedFileName } from './file-blobs';
import { FILES, noSuchFile, noSuchFolder, withLocations } from './file-changes';
import { MAX_TEXT_BYTES } from './file-limits';
import { isInSight, locationOf, selectFiles, selectPaths, toFile, type FileRow } from './file-rows';
import type { FileDto, FileListQueryDto, FileSearchQueryDto, FileTextDto } from './files.dto';

const DEFAULT_FOUND = 50;
/** How often the time at which a file was opened is written, in milliseconds. */
const OPENED_AGAIN = 60_000;

const markOpened = prepare<{ id: string; now: string; before: string }>()((rows, { id, now, before }) =>
  rows
    .updateTable('file')
    .set({ opened: now })
    .where('id', '=', id)
    .where('opened', '<', before)
    .where('owner_id', '=', EVERYBODY),
);
const selectContent = prepare<{ id: string }>()((rows, { id }) =>
  rows
    .selectFrom('file')
    .innerJoin('file_version', 'file_version.id', 'file.version_id')
    .innerJoin('file_blob', 'file_blob.id', 'file_version.blob_id')
    .select(['file_blob.id', 'file_blob.size'])
    .where('file.id', '=', id)
    .where('file.owner_id', '=', EVERYBODY)
    .where(isInSight),
);

/** Reads the files and folders that all users share. */
@Injectable()
export class FilesService {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
    private readonly storage: UploadStorage,
  ) {}

  /**
   * What lies in a folder, or at the top: folders first, each by name.
   * @throws NotFoundException where there is no such folder
   */
  async list({ folderId, limit, cursor }: FileListQueryDto): Promise<Page<FileDto>> {
    const after = readCursor(cursor, ['integer', 'text', 'text']);
    const path = folderId === undefined ? [] : await this.database.read(selectPaths.with([folderId], {}));
    if (folderId !== undefined && path.at(-1)?.type !== 'folder') throw noSuchFolder();
    const files = await this.database.read(pageIn(folderId, after, limit));
    const location = locationOf(path);
    return toPage(
      files,
      limit,
      (row) => toFile(row, location),
      (row) => [row.position, row.name_key, row.id],
    );
  }

  /** @throws NotFoundException where there is no such file or folder */
  async get(id: string): Promise<FileDto> {
    const files = await this.database.read(selectFiles.with([id], {}));
    const [file] = await this.withLocations(files);
    if (!file) throw noSuchFile();
    return file;
  }

  /** Files and folders whose names hold a text; those whose names begin with it first. */
  async search({ q = '', limit = DEFAULT_FOUND }: FileSearchQueryDto): Promise<FileDto[]> {
    const text = normalizeForSearch(q.trim());
    if (text === '') return [];
    const pattern = text.replace(/[\\%_]/g, '\\$&');
    const found = await this.database.read(
      built((rows) =>
        rows
          .selectFrom('file')
          .selectAll()
          .where(isInSight)
          .where(sql<boolean>`search_key like ${`%${pattern}%`} escape '\\'`)
          .orderBy(sql`case when search_key like ${`${pattern}%`} escape '\\' then 0 else 1 end`)
          .orderBy('position')
          .orderBy('name_key')
          .orderBy('id')
          .limit(limit),
      ),
    );
    return this.withLocations(found);
  }

  /**
   * Notes down that a file or folder is opened. The list gets a new stamp, but nobody is told: whoever looks at it has no use for that.
   * @throws NotFoundException where there is no such file or folder
   */
  async open(id: string): Promise<FileDto> {
    const file = await this.get(id);
    const now = Date.now();
    const opened = new Date(now).toISOString();
    const before = new Date(now - OPENED_AGAIN).toISOString();
    if (file.opened >= before) return file;
    const list = [{ list: FILES, ownerId: EVERYBODY }];
    const statements = [...this.stamps.statements(list), markOpened.with({ id, now: opened, before })];
    await this.database.write(statements, () => {
      this.stamps.written(list);
    });
    return { ...file, opened };
  }

  /**
   * The beginning of a file as text.
   * @throws NotFoundException where there is no such file, or it has no bytes
   */
  async text(id: string): Promise<FileTextDto> {
    const missing = () => new NotFoundException('There is no such file, or it has no bytes');
    const [blob] = await this.database.read(selectContent.with({ id }));
    if (!blob) throw missing();
    if (blob.size === 0) return { text: '', isWhole: true };
    const isWhole = blob.size <= MAX_TEXT_BYTES;
    const range = isWhole ? undefined : { start: 0, end: MAX_TEXT_BYTES - 1 };
    const bytes = await this.storage.read(storedFileName(blob.id), range);
    if (!bytes) throw missing();
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of bytes.stream) text += decoder.decode(part as Buffer, { stream: true });
    // Where it is cut off, what begins a letter is left out.
    return { text: isWhole ? text + decoder.decode() : text, isWhole };
  }

  private withLocations(files: readonly FileRow[]): Promise<FileDto[]> {
    return withLocations(files, (statement) => this.database.read(statement));
  }
}

function pageIn(
  folderId: string | undefined,
  after: readonly [number, string, string] | undefined,
  limit: number | undefined,
): BoundStatement<FileRow> {
  return built((rows) => {
    let query = rows
      .selectFrom('file')
      .selectAll()
      .where(({ eb }) => (folderId === undefined ? eb('folder_id', 'is', null) : eb('folder_id', '=', folderId)))
      .where(isInSight)
      .orderBy('position')
      .orderBy('name_key')
      .orderBy('id');
    if (after) query = query.where(sql<boolean>`(position, name_key, id) > (${after[0]}, ${after[1]}, ${after[2]})`);
    return limit === undefined ? query : query.limit(limit + 1);
  });
}
