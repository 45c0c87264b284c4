import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { Purges } from '../database/purges';
import type { Transaction } from '../database/tables';
import { auditEntry, auditStatement, type AuditEvent } from './audit-event';

/** How long entries are kept, in milliseconds. */
const RETENTION_PERIOD = 90 * 24 * 60 * 60 * 1000;
/** Records who did what, when and from where. Writes to lists are recorded by `ListWriter`. */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger('AuditLog');

  constructor(
    private readonly database: Database,
    purges: Purges,
  ) {
    purges.add('audit entries', () => this.purge());
  }

  /** Stores an entry. If that fails, the entry is logged instead, because the event has happened anyway. */
  async record(event: AuditEvent): Promise<void> {
    const entry = auditEntry(event);
    try {
      await this.database.write([auditStatement(entry)]);
    } catch (err) {
      this.logger.error({ msg: 'An audit entry was not stored', entry, err });
    }
  }

  /** Stores an entry in the transaction of what it tells of: neither is there without the other. */
  async recordWithin(rows: Transaction, event: AuditEvent): Promise<void> {
    await this.database.runWithin(rows, auditStatement(auditEntry(event)));
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - RETENTION_PERIOD).toISOString();
    await this.database.write([built((rows) => rows.deleteFrom('audit_entry').where('at', '<', oldest))]);
  }
}
