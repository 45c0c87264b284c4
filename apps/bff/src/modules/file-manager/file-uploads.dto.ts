import { Flag, Id, Ids, Instant, Int, ListById, OneOf, Text } from '../../platform/dto/fields';
import { QueryNumber } from '../../platform/dto/list-query.dto';
import { MAX_ASKED, MAX_BEGUN, MAX_PATH } from './file-limits';
import { CONFLICTS, type Conflict } from './files.dto';

/** Any more is refused as too large. */
const MOST_BYTES = 2 ** 50;

export const UPLOAD_STATES = ['open', 'done', 'skipped', 'conflict', 'refused', 'gone'] as const;
export const UPLOAD_REFUSALS = [
  'tooLarge',
  'name',
  'tooDeep',
  'folderGone',
  'noRoom',
  'tooMany',
  'fileInTheWay',
  'idTaken',
] as const;

export type UploadState = (typeof UPLOAD_STATES)[number];
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

const AN_ID = '0a4f7f0e-4f0a-4d1e-9c1e-6f1a2b3c4d5e';

/** A file that is to be sent. */
export class BeginUploadDto {
  @Id({ example: AN_ID, description: 'Made up by the caller: a random UUID. It becomes the id of the file.' })
  id!: string;
  @Text({
    ...{ max: MAX_PATH, example: 'Contracts/2026/Offer.txt' },
    description: 'Its name behind the folders that it lies in, each with a `/`; those that are not there are made.',
  })
  path!: string;
  @Int({ min: 0, max: MOST_BYTES, example: 12, description: 'In bytes, at most 1 GiB.' }) size!: number;
  @Text({ min: 0, max: 200, optional: true, example: 'text/plain', description: 'As the sender has it; a hint alone.' })
  mediaType?: string;
  @Instant({ optional: true, description: 'When it was last changed where it comes from.' }) modified?: string;
  @OneOf(CONFLICTS, {
    ...{ enumName: 'FileConflict', optional: true, example: 'keepBoth' },
    description: 'Left out, a name that is taken makes the state `conflict`, and nothing is begun.',
  })
  conflict?: Conflict;
  @Flag({
    optional: true,
    example: false,
    description:
      'A folder that may hold nothing, and no file: it is made where there is none, and is `done` then. Its `size` is 0.',
  })
  isFolder?: boolean;
}

export class BeginUploadsDto {
  @Id({
    nullable: true,
    optional: true,
    example: null,
    description: 'The folder that all paths begin in; null the top.',
  })
  folderId?: string | null;
  @ListById(() => BeginUploadDto, { max: MAX_BEGUN }) uploads!: BeginUploadDto[];
}

export class UploadStateDto {
  @Id({ example: AN_ID }) id!: string;
  @OneOf(UPLOAD_STATES, {
    ...{ enumName: 'FileUploadState', example: 'open' },
    description:
      '`open`: bytes are waited for, from `offset` on. `done`: the file is there. `skipped`: its name was taken. `conflict`: its name is taken, and nothing was begun; begin again with a choice. `refused`: `reason` says why. `gone`: cancelled, out of time, or never begun.',
  })
  state!: UploadState;
  @Int({ min: 0, max: MOST_BYTES, example: 0, description: 'How many bytes have arrived.' }) offset!: number;
  @Id({
    nullable: true,
    example: null,
    description: 'The file or folder, when it is done; of a new file the id of the upload.',
  })
  fileId!: string | null;
  @OneOf(UPLOAD_REFUSALS, {
    ...{ enumName: 'FileUploadRefusal', nullable: true, example: null },
    description:
      '`tooLarge`: over 1 GiB. `name`: a part of the path is no name. `tooDeep`: over 20 folders. `folderGone`: the folder was removed. `noRoom`: `FILES_QUOTA` does not leave room for it. `tooMany`: the folder, or all folders together, are full. `fileInTheWay`: a folder of the path has the name of a file. `idTaken`: the id is no random UUID, or another’s.',
  })
  reason!: UploadRefusal | null;
}

export class UploadPieceQueryDto {
  @Id({ example: AN_ID, description: 'As the upload was begun.' }) id!: string;
  @QueryNumber()
  @Int({ min: 0, max: MOST_BYTES, example: 0, description: 'Where in the file the piece begins.' })
  offset!: number;
}

export class UploadIdsDto {
  @Ids({ max: MAX_ASKED, example: [AN_ID] }) ids!: string[];
}
