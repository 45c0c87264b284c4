import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log';

/** Lets every module record what happened. */
@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
