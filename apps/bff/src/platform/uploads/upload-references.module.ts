import { Global, Module } from '@nestjs/common';
import { UploadReferences } from './upload-references';

/** For every module whose records show uploads. */
@Global()
@Module({ providers: [UploadReferences], exports: [UploadReferences] })
export class UploadReferencesModule {}
