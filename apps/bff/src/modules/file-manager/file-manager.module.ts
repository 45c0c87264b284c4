import { Module } from '@nestjs/common';
import { FileBytes } from './file-bytes.service';
import { FileBytesController } from './file-bytes.controller';
import { FilePlaces } from './file-places.service';
import { FileUploads } from './file-uploads.service';
import { FileUploadsController } from './file-uploads.controller';
import { FileVersions } from './file-versions.service';
import { FilesController } from './files.controller';
import { FilesService } from './files.service';
import { FoldersService } from './folders.service';

@Module({
  controllers: [FilesController, FileUploadsController, FileBytesController],
  providers: [FileBytes, FilePlaces, FileUploads, FileVersions, FilesService, FoldersService],
})
export class FileManagerModule {}
