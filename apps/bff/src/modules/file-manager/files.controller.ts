import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { FilePlaces } from './file-places.service';
import { FileVersions } from './file-versions.service';
import { FoldersService } from './folders.service';
import {
  CreateFolderDto,
  FileDto,
  FileListQueryDto,
  FileQueryDto,
  FileSearchQueryDto,
  FileSummaryDto,
  FileTextDto,
  FileVersionDto,
  FileVersionsQueryDto,
  FolderDto,
  FolderQueryDto,
  MoveFilesDto,
  PlacedFilesDto,
  RemoveFilesDto,
  RenameFileDto,
  RestoreFileVersionDto,
} from './files.dto';
import { FILES } from './file-changes';
import { FilesService } from './files.service';

const missing = { 404: 'There is no such file or folder.' };
const taken = {
  404: 'One of them, or the folder, does not exist.',
  409:
    'A name is taken, and there is no `conflict`: `details` names the files. Or a folder would lie in itself, or too deep, ' +
    'or there would be too many.',
};

@Tag('File manager', 'The files and folders that all users share; staff and admins change them.')
@Access('user')
@Scoped('file-manager')
@Controller('file-manager-app')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly folders: FoldersService,
    private readonly places: FilePlaces,
    private readonly versions: FileVersions,
  ) {}

  @Call('listFiles', {
    answers: [FileDto],
    summary: 'What lies in a folder, or at the top: all folders, then all files, each by name.',
    fails: { 404: 'There is no such folder.' },
  })
  @Listed(FILES, { shared: true })
  @Get('files')
  list(@Query() query: FileListQueryDto): Promise<Page<FileDto>> {
    return this.files.list(query);
  }

  @Call('getFile', { answers: FileDto, summary: 'One file or folder.', fails: missing })
  @Get('file')
  get(@Query() { id }: FileQueryDto): Promise<FileDto> {
    return this.files.get(id);
  }

  @Call('getFolderPath', {
    answers: [FolderDto],
    summary: 'The folders from the top to a folder, itself the last; none for the top.',
    fails: { 404: 'There is no such folder.' },
  })
  @Get('folder-path')
  path(@Query() { folderId }: FolderQueryDto): Promise<FolderDto[]> {
    return this.folders.path(folderId);
  }

  @Call('listFolders', {
    answers: [FolderDto],
    summary: 'All folders, by name: the tree to choose one from.',
    description: 'With `folderId`, those that lie in it, however deep.',
    fails: { 404: 'There is no such folder.' },
  })
  @Get('folders')
  tree(@Query() { folderId }: FolderQueryDto): Promise<FolderDto[]> {
    return this.folders.tree(folderId);
  }

  @Call('searchFiles', {
    answers: [FileDto],
    summary: 'Files and folders whose names hold a text, wherever they lie: names that begin with it first.',
  })
  @Get('search')
  search(@Query() query: FileSearchQueryDto): Promise<FileDto[]> {
    return this.files.search(query);
  }

  @Call('getFileSummary', {
    answers: FileSummaryDto,
    summary: 'How much lies in a folder, however deep, and how much room all files have.',
    fails: { 404: 'There is no such folder.' },
  })
  @Get('summary')
  summary(@Query() { folderId }: FolderQueryDto): Promise<FileSummaryDto> {
    return this.folders.summary(folderId);
  }

  @Call('openFile', {
    answers: FileDto,
    summary: 'Note down that a file or folder is opened.',
    description: 'Its time is written once a minute at most. Nobody is told of it.',
    fails: missing,
  })
  @Post('open-file')
  open(@Body() { id }: FileQueryDto): Promise<FileDto> {
    return this.files.open(id);
  }

  @Call('getFileText', {
    answers: FileTextDto,
    summary: 'The beginning of a file as text, 256 KiB at most.',
    fails: { 404: 'There is no such file, or it has no bytes.' },
  })
  @Get('file-text')
  text(@Query() { id }: FileQueryDto): Promise<FileTextDto> {
    return this.files.text(id);
  }

  @Call('createFolder', {
    answers: FileDto,
    summary: 'Make a folder; for staff.',
    fails: {
      404: 'There is no such folder to make it in.',
      409: 'The name is taken, the folders lie too deep, or there would be too many.',
    },
  })
  @Access('staff')
  @Idempotent()
  @Post('create-folder')
  createFolder(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() folder: CreateFolderDto,
  ): Promise<FileDto> {
    return this.folders.create(user, id, folder);
  }

  @Call('renameFile', {
    answers: FileDto,
    summary: 'Give a file or folder another name; for staff.',
    fails: { ...missing, 409: 'The name is taken, or somebody else has changed it since `base`.' },
  })
  @Access('staff')
  @Post('rename-file')
  rename(@CurrentUser() user: Actor, @Body() change: RenameFileDto): Promise<FileDto> {
    return this.folders.rename(user, change);
  }

  @Call('moveFiles', {
    answers: PlacedFilesDto,
    summary: 'Move files and folders into a folder, as one step; for staff.',
    description: 'A folder or file that goes into another one of its name goes into the trash.',
    fails: taken,
  })
  @Access('staff')
  @Post('move-files')
  move(@CurrentUser() user: Actor, @Body() move: MoveFilesDto): Promise<PlacedFilesDto> {
    return this.places.move(user, move);
  }

  @Call('copyFiles', {
    answers: PlacedFilesDto,
    summary: 'Copy files and folders, with all that lies in them, into a folder, as one step; for staff.',
    description: 'At most 5,000 files and folders. Copies begin with the content as it is now, without older versions.',
    fails: taken,
  })
  @Access('staff')
  @Idempotent()
  @Post('copy-files')
  copy(@CurrentUser() user: Actor, @CreationId() id: string, @Body() copy: MoveFilesDto): Promise<PlacedFilesDto> {
    return this.places.copy(user, id, copy);
  }

  @Call('removeFiles', {
    answers: [String],
    summary: 'Remove files and folders, with all that lies in them, into the trash; for staff.',
    description:
      'Answers the ids of those that were there. They come back with `restoreFromTrash` of the list `file-manager-app/files`: ' +
      'each to its place, or to the top where its folder is gone.',
  })
  @Access('staff')
  @Post('remove-files')
  remove(@CurrentUser() user: Actor, @Body() { ids }: RemoveFilesDto): Promise<string[]> {
    return this.folders.remove(user, ids);
  }

  @Call('listFileVersions', {
    answers: [FileVersionDto],
    summary: 'The contents that a file has had, the latest first; ten at most are kept.',
    fails: { 404: 'There is no such file.' },
  })
  @Get('file-versions')
  listVersions(@Query() { fileId }: FileVersionsQueryDto): Promise<FileVersionDto[]> {
    return this.versions.list(fileId);
  }

  @Call('restoreFileVersion', {
    answers: FileDto,
    summary: 'Give a file a content that it had before, as a new version; for staff.',
    fails: { 404: 'There is no such file, or it has no such version any more.' },
  })
  @Access('staff')
  @Idempotent()
  @Post('restore-file-version')
  restoreVersion(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() version: RestoreFileVersionDto,
  ): Promise<FileDto> {
    return this.versions.restore(user, id, version);
  }
}
