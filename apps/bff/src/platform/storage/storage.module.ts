import { join } from 'node:path';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Environment } from '../config/environment';
import { FolderStorage } from './folder-storage';
import { PicturesService } from './pictures';
import { StoredAnswer } from './stored-answer';
import { UploadStorage } from './upload-storage';

/** Where bytes are stored, and how they are answered. */
@Global()
@Module({
  providers: [
    PicturesService,
    StoredAnswer,
    {
      provide: UploadStorage,
      inject: [Environment],
      useFactory: async ({ bucket, uploadsFolder }: Environment): Promise<UploadStorage> => {
        if (!bucket) return new FolderStorage(join(uploadsFolder, 'files'));
        // The client is large, and few need it.
        const { S3Storage } = await import('./s3-storage');
        return new S3Storage(bucket);
      },
    },
  ],
  exports: [PicturesService, StoredAnswer, UploadStorage],
})
export class StorageModule implements OnApplicationShutdown {
  constructor(private readonly storage: UploadStorage) {}

  onApplicationShutdown(): void {
    this.storage.close();
  }
}
