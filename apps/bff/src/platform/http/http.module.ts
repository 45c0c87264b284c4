import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from '../errors/error.filter';
import { DtoValidationPipe } from '../errors/validation.pipe';
import { HealthController } from './health.controller';

/** What every request passes: validation, the one error shape, health. */
@Module({
  controllers: [HealthController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
  ],
})
export class HttpModule {}
