import { join } from 'node:path';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { Arrivals } from './arrivals';
import { PicturesService } from './pictures.service';
import { FolderStorage } from './storage/folder-storage';
import { UploadStorage } from './storage/upload-storage';
import { UploadAnswer } from './upload-answer';
import { UploadsCleanup } from './uploads.cleanup';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

@Module({
  controllers: [UploadsController],
  providers: [
    Arrivals,
    UploadAnswer,
    UploadsCleanup,
    UploadsService,
    PicturesService,
    {
      provide: UploadStorage,
      inject: [Environment],
      useFactory: async ({ bucket, uploadsFolder }: Environment): Promise<UploadStorage> => {
        if (!bucket) return new FolderStorage(join(uploadsFolder, 'files'));
        // The client is large, and few need it.
        const { S3Storage } = await import('./storage/s3-storage');
        return new S3Storage(bucket);
      },
    },
  ],
  exports: [UploadsService],
})
export class UploadsModule implements OnApplicationShutdown {
  constructor(private readonly storage: UploadStorage) {}

  onApplicationShutdown(): void {
    this.storage.close();
  }
}
