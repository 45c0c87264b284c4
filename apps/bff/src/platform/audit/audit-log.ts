import { Injectable, Logger } from '@nestjs/common';
import { toJson } from '../database/columns';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { Purges } from '../database/purges';

/** What is recorded, and what each kind of entry says beyond who, where and when: a new kind is a line here. No secrets. */
export type AuditDetails = {
  'sign-in-failed': { reason: 'unknown-account' | 'wrong-password' };
  'sign-in': { sessionId: string };
  registration: { sessionId: string };
  'sign-out': { sessionId: string };
  /** None of the session's tokens is good any more, for whatever reason. */
  'session-revoked': { sessionId: string };
};
export type AuditAction = keyof AuditDetails;

/** What happened. */
export type AuditEvent = {
  [Action in AuditAction]: {
    action: Action;
    /** The uuid of the user who did it; null where nobody knows. */
    actor: string | null;
    /** Whom or what it concerns where that is not the actor, such as the key of the e-mail address that was tried. */
    subject?: string;
    /** Where it came from: `request.ip`. */
    address: string;
    details: AuditDetails[Action];
  };
}[AuditAction];

/** How long entries are kept, in milliseconds. */
const RETENTION_PERIOD = 90 * 24 * 60 * 60 * 1000;
/** As much as is kept of an address, in characters: a proxy that is trusted may hand on anything. */
const MAX_ADDRESS_LENGTH = 64;

/** Records who did what, when and from where, for those who look into it later. */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger('AuditLog');

  constructor(
    private readonly database: Database,
    purges: Purges,
  ) {
    purges.add('audit entries', () => this.purge());
  }

  /** Stores an entry. One that cannot be stored is logged instead: what it tells of has happened all the same. */
  async record({ action, actor, subject, address, details }: AuditEvent): Promise<void> {
    const entry = {
      at: new Date().toISOString(),
      action,
      actor,
      subject: subject ?? null,
      address: address.slice(0, MAX_ADDRESS_LENGTH),
      details: toJson(details),
    };
    try {
      await this.database.write([built((rows) => rows.insertInto('audit_entry').values(entry))]);
    } catch (err) {
      this.logger.error({ msg: 'An audit entry was not stored', entry, err });
    }
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - RETENTION_PERIOD).toISOString();
    await this.database.write([built((rows) => rows.deleteFrom('audit_entry').where('at', '<', oldest))]);
  }
}
