import { LONGEST_FILE_NAME } from '@ezone/text';
import { stableId } from '../../platform/database/stable-id';
import { AllIds, Flag, Id, Ids, Instant, Int, ListOf, OneOf, Text, WebUrl } from '../../platform/dto/fields';
import { QueryNumber } from '../../platform/dto/list-query.dto';
import { MAX_IDS, MAX_TEXT_BYTES, MAX_VERSIONS } from './file-limits';

export const FILE_TYPES = [
  ...(['folder', 'document', 'spreadsheet'] as const),
  ...(['picture', 'audio', 'video', 'archive', 'text', 'other'] as const),
];
export type FileType = (typeof FILE_TYPES)[number];

/** What is done where a name is taken. */
export const CONFLICTS = ['skip', 'replace', 'keepBoth'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** Files of the demo, by which examples can be tried. */
export const demoFileId = (name: string): string => stableId('file', name);
const FOLDER = demoFileId('Work documents');
const FILE = demoFileId('Release notes');

const MAX_BYTES = Number.MAX_SAFE_INTEGER;

const OneConflict = () =>
  OneOf(CONFLICTS, {
    enumName: 'FileConflict',
    optional: true,
    example: 'keepBoth',
    description:
      'What is done where a name is taken: `skip` leaves what is there and what comes as they are; `replace` makes what comes a new version of the file that is there, and what lies in a folder lie in the folder of the same name; `keepBoth` makes the name “name (2)”, which is also what is done with a file and a folder of one name.',
  });
const TargetFolder = () =>
  Id({ nullable: true, optional: true, example: null, description: 'A folder; null or left out, the top.' });

/** A file or folder of the file manager. */
export class FileDto {
  @Id() id!: string;
  @Text({ max: LONGEST_FILE_NAME, example: 'Travel guidelines.pdf' }) name!: string;
  @OneOf(FILE_TYPES, { enumName: 'FileType', example: 'document' }) type!: FileType;
  @Text({ max: 100, example: 'Mira Lindqvist', description: 'The name of whom it belongs to.' }) owner!: string;

  @Int({ min: 0, max: 2 ** 31 - 1, nullable: true, example: 348_160, description: 'In bytes; null for a folder.' })
  size!: number | null;

  @Instant() modified!: string;
  @Instant() opened!: string;
  @Instant() created!: string;

  @Text({ min: 0, max: 10, example: 'pdf', description: 'The ending of its name; empty for a folder.' })
  extention!: string;

  @Text({ max: 6000, example: 'My Files > Documents', description: 'The folders that it lies in.' }) location!: string;
  @Flag({ example: true, description: 'Whether it can be opened without a connection.' }) offline!: boolean;

  @WebUrl({
    nullable: true,
    example: '/demo/notes/hills.svg',
    description: 'A picture of it; null for a folder, and where there is none. Of an uploaded picture in 256 pixels.',
  })
  preview!: string | null;

  @Id({ nullable: true, example: null, description: 'The folder that it lies in; null at the top.' })
  folderId!: string | null;

  @Text({
    ...{ max: 100, nullable: true, example: 'application/pdf' },
    description: 'Told by the content; null for a folder, and where there are no bytes.',
  })
  mediaType!: string | null;

  @WebUrl({
    ...{ nullable: true, example: '/api/uploads/files/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10' },
    description: 'Where its bytes are fetched; null for a folder, and for a file of the demo that has none.',
  })
  url!: string | null;

  @Int({ min: 0, max: MAX_VERSIONS, example: 1, description: 'How many versions there are; 0 without bytes.' })
  versions!: number;
}

export class FileListQueryDto {
  @QueryNumber()
  @Int({ min: 1, max: 500, optional: true, description: 'The most entries to answer.', example: 50 })
  limit?: number;

  @Text({ max: 2000, optional: true, description: 'Where to go on, as the `Link` header of the page before names it.' })
  cursor?: string;

  @Id({ optional: true, example: FOLDER, description: 'A folder; left out, the top.' }) folderId?: string;
}

export class FileQueryDto {
  @Id({ example: FILE, description: 'A file or folder.' }) id!: string;
}

export class FolderQueryDto {
  @Id({ optional: true, example: FOLDER, description: 'A folder; left out, the top.' }) folderId?: string;
}

/** A folder, as it stands in a path or a tree. */
export class FolderDto {
  @Id({ example: FOLDER }) id!: string;
  @Text({ max: LONGEST_FILE_NAME, example: 'Work documents' }) name!: string;
  @Id({ nullable: true, example: null, description: 'The folder that it lies in; null at the top.' })
  folderId!: string | null;
}

export class FileSearchQueryDto {
  @Text({ min: 0, max: 200, optional: true, example: 'plan', description: 'A part of a name, as search compares.' })
  q?: string;

  @QueryNumber()
  @Int({ min: 1, max: 100, optional: true, description: 'The most files to answer; 50 if left out.', example: 20 })
  limit?: number;
}

/** What lies in a folder and in the folders within it, and how much room there is. */
export class FileSummaryDto {
  @Int({ min: 0, max: MAX_BYTES, example: 3 }) folders!: number;
  @Int({ min: 0, max: MAX_BYTES, example: 8 }) files!: number;
  @Int({ min: 0, max: MAX_BYTES, example: 7_549_747, description: 'Of these files.' }) bytes!: number;
  @Int({ min: 0, max: MAX_BYTES, example: 12_544, description: 'What all files take up, versions and trash too.' })
  used!: number;
  @Int({ min: 0, max: MAX_BYTES, example: 10_737_418_240, description: 'What they may take up: `FILES_QUOTA`.' })
  quota!: number;
}

export class CreateFolderDto {
  @Text({ max: LONGEST_FILE_NAME, example: 'Contracts' }) name!: string;
  @TargetFolder() folderId?: string | null;
}

export class RenameFileDto {
  @Id({ example: FILE }) id!: string;
  @Text({ max: LONGEST_FILE_NAME, example: 'Release notes of May.md' }) name!: string;
  @Text({
    ...{ max: LONGEST_FILE_NAME, optional: true, example: 'Release notes.md' },
    description: 'The name as the caller had it; with it, a name that somebody else has changed meanwhile is a 409.',
  })
  base?: string;
}

export class MoveFilesDto {
  @Ids({ max: MAX_IDS, example: [FILE] }) ids!: string[];
  @TargetFolder() folderId?: string | null;
  @OneConflict() conflict?: Conflict;
}

export class PlacedFilesDto {
  @ListOf(() => FileDto, { max: MAX_IDS, description: 'Where they are now, in the order of `ids`.' }) files!: FileDto[];
  @AllIds({ description: 'Files that were left out, because their names are taken.' }) skipped!: string[];
}

export class RemoveFilesDto {
  @Ids({ max: MAX_IDS, example: [demoFileId('Guest invitations')] }) ids!: string[];
}

/** A content that a file has, or has had. */
export class FileVersionDto {
  @Id() id!: string;
  @Int({ min: 0, max: 2 ** 31 - 1, example: 348_160, description: 'In bytes.' }) size!: number;
  @Text({ max: 100, example: 'application/pdf', description: 'Told by the content.' }) mediaType!: string;
  @Text({ max: 100, example: 'Mira Lindqvist', description: 'The name of whoever made it.' }) author!: string;
  @Instant({ description: 'When it was made.' }) created!: string;
  @WebUrl({ example: '/api/uploads/files/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10' }) url!: string;
  @Flag({ description: 'Whether it is what the file holds now.' }) isCurrent!: boolean;
}

export class FileVersionsQueryDto {
  @Id({ example: FILE, description: 'A file.' }) fileId!: string;
}

export class RestoreFileVersionDto {
  @Id({ example: FILE }) fileId!: string;
  @Id({ example: stableId('file version', FILE) }) versionId!: string;
}

export class FileTextDto {
  @Text({
    ...{ min: 0, max: MAX_TEXT_BYTES, example: '# Release notes' },
    description: 'The beginning of the file, as UTF-8; bytes that are none are replaced.',
  })
  text!: string;
  @Flag({ description: 'Whether that is all of it.' }) isWhole!: boolean;
}

export class FileBytesQueryDto {
  @OneOf(['256', '768', '2048'], {
    enumName: 'FilePictureSize',
    optional: true,
    example: '256',
    description:
      'The longer side of a picture, in pixels, then as WebP; a smaller picture in its own size. Left out, the bytes as they were sent.',
  })
  size?: string;

  @OneOf(['true'], { enumName: 'Download', optional: true, description: 'To be saved under its name, and not shown.' })
  download?: string;
}
