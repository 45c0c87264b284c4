import { Flag, Id, Instant, Int, OneOf, Text, WebUrl } from '../../platform/dto/fields';

export const FILE_TYPES = ['folder', 'document', 'spreadsheet'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** A file or folder of the file manager. */
export class FileDto {
  @Id() id!: string;
  @Text({ max: 255, example: 'Travel guidelines' }) name!: string;
  @OneOf(FILE_TYPES, { enumName: 'FileType', example: 'document' }) type!: FileType;
  @Text({ max: 100, example: 'Mira Lindqvist', description: 'The name of whom it belongs to.' }) owner!: string;

  @Int({ min: 0, max: 2 ** 31 - 1, nullable: true, example: 348_160, description: 'In bytes; null for a folder.' })
  size!: number | null;

  @Instant() modified!: string;
  @Instant() opened!: string;
  @Instant() created!: string;

  @Text({ min: 0, max: 10, example: 'pdf', description: 'The ending of its name; empty for a folder.' })
  extention!: string;

  @Text({ max: 500, example: 'My Files > Documents', description: 'The folders that it lies in.' }) location!: string;
  @Flag({ example: true, description: 'Whether it can be opened without a connection.' }) offline!: boolean;

  @WebUrl({ nullable: true, example: '/demo/notes/hills.svg', description: 'A picture of it; null for a folder.' })
  preview!: string | null;
}
