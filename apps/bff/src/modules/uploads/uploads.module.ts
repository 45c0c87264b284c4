import { Module } from '@nestjs/common';
import { UploadsCleanup } from './uploads.cleanup';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

@Module({
  controllers: [UploadsController],
  providers: [UploadsCleanup, UploadsService],
  exports: [UploadsService],
})
export class UploadsModule {}
