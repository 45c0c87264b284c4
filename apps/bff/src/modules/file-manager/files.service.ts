import { Injectable, NotImplementedException } from '@nestjs/common';
import type { Page } from '../../platform/http/page';
import { SeededLists } from '../../platform/records/seeded-lists';
import { FileSchema } from './file.entity';
import type { FileDto, FileListQueryDto } from './files.dto';
import { demoFiles } from './files.seed.data';

/** The list of files, as events name it. */
export const FILES = 'file-manager-app/files';

/** The files and folders that all users share. */
@Injectable()
export class FilesService {
  private readonly table;

  constructor(lists: SeededLists) {
    this.table = lists.open(FileSchema, { list: FILES, noun: 'file', seed: () => demoFiles(new Date()) });
  }

  async list(query: FileListQueryDto): Promise<Page<FileDto>> {
    const { entries, next } = await this.table.page(query);
    const more = { folderId: null, mediaType: null, url: null, versions: 0 };
    return { entries: entries.map((entry) => ({ ...entry, ...more })), ...(next !== undefined && { next }) };
  }

  get(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  search(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  open(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  text(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }
}
