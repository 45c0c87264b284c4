import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ErrorFilter } from '../errors/error.filter';
import { DtoValidationPipe } from '../errors/validation.pipe';
import { HealthController } from './health.controller';
import { ListedCheck } from './listed-check';
import { StampedLists } from './stamped-lists';
import { WrittenLists } from './written-lists';

/** Provides validation, the error format and health checks for all requests, and checks the lists of all routes. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    ListedCheck,
    StampedLists,
    WrittenLists,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
  ],
  exports: [StampedLists, WrittenLists],
})
export class HttpModule {}
