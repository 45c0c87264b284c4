import { Injectable } from '@nestjs/common';
import { SeededLists } from '../../platform/records/seeded-lists';
import { FileSchema } from './file.entity';
import { demoFiles } from './files.seed.data';

/** The list of files, as events name it. */
export const FILES = 'file-manager-app/files';

/** The files and folders that all users share. */
@Injectable()
export class FilesService {
  readonly files;

  constructor(lists: SeededLists) {
    this.files = lists.open(FileSchema, { list: FILES, noun: 'file', seed: () => demoFiles(new Date()) });
  }
}
