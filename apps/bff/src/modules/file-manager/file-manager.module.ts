import { Module } from '@nestjs/common';
import { BegunUploads } from './begun-uploads';
import { FileBlobs } from './file-blobs';
import { FileBytesController } from './file-bytes.controller';
import { FileBytes } from './file-bytes.service';
import { FileChanges } from './file-changes';
import { FilePlaces } from './file-places.service';
import { FileSearch } from './file-search';
import { FileTrash } from './file-trash';
import { FileUploadsController } from './file-uploads.controller';
import { FileUploads } from './file-uploads.service';
import { FileVersions } from './file-versions.service';
import { FilesCleanup } from './files.cleanup';
import { FilesController } from './files.controller';
import { FilesSeed } from './files.seed';
import { FilesService } from './files.service';
import { FinishedUploads } from './finished-uploads';
import { FoldersService } from './folders.service';
import { UploadPieces } from './upload-pieces';

@Module({
  controllers: [FilesController, FileUploadsController, FileBytesController],
  providers: [
    BegunUploads,
    FileBlobs,
    FileBytes,
    FileChanges,
    FilePlaces,
    FileSearch,
    FileTrash,
    FileUploads,
    FileVersions,
    FilesCleanup,
    FilesSeed,
    FilesService,
    FinishedUploads,
    FoldersService,
    UploadPieces,
  ],
})
export class FileManagerModule {}
