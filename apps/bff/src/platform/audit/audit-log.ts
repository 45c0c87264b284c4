import { Injectable, Logger } from '@nestjs/common';
import { toJson } from '../database/columns';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { Purges } from '../database/purges';

/**
 * The actions that are recorded, and the details of each. To add an action, add a line here. Details must hold no
 * secrets.
 */
export type AuditDetails = {
  'sign-in-failed': { reason: 'unknown-account' | 'wrong-password' | 'rate-limited' };
  'sign-in': { sessionId: string };
  registration: { sessionId: string };
  /** The session ended with all its tokens. */
  'sign-out': { sessionId: string };
};
export type AuditAction = keyof AuditDetails;

/** An event to record. */
export type AuditEvent = {
  [Action in AuditAction]: {
    action: Action;
    /** The uuid of the user who did it; null if unknown. */
    actor: string | null;
    /**
     * Whom or what it concerns, if that is not the actor, such as the key of the e-mail address of a failed sign-in.
     */
    subject?: string;
    /** Where it came from: `request.ip`. */
    address: string;
    details: AuditDetails[Action];
  };
}[AuditAction];

/** How long entries are kept, in milliseconds. */
const RETENTION_PERIOD = 90 * 24 * 60 * 60 * 1000;
/**
 * The longest address that is stored, in characters. Longer ones are cut, because a trusted proxy may send anything.
 */
const MAX_ADDRESS_LENGTH = 64;

/** Records who did what, when and from where. */
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
