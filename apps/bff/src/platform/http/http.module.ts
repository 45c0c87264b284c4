import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from '../errors/error.filter';
import { DtoValidationPipe } from '../errors/validation.pipe';
import { HealthController } from './health.controller';

/** Provides validation, the error format and health checks for all requests. */
@Module({
  controllers: [HealthController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
  ],
})
export class HttpModule {}
