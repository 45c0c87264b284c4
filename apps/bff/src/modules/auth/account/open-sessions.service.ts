import { Injectable, NotFoundException } from '@nestjs/common';
import { causedBy } from '../../../platform/audit/audit-event';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { Actor, SignedInUser } from '../../../platform/auth/access';
import { Sessions } from '../../../platform/auth/sessions.service';
import { Database } from '../../../platform/database/database';
import type { OpenSessionDto } from './account.dto';
import { deviceOf } from './device-of';

/** Where a user is signed in, and how that is ended. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  async list({ id: userId, sessionId }: SignedInUser): Promise<OpenSessionDto[]> {
    const open = await this.sessions.list(userId);
    return open.map(({ id, address, user_agent, began_at: beganAt, last_seen_at: lastSeenAt }) => ({
      ...{ id, ...deviceOf(user_agent), address, beganAt, lastSeenAt },
      isCurrent: id === sessionId,
    }));
  }

  /** @throws NotFoundException where the user has no such session */
  async end(caller: SignedInUser & Actor, sessionId: string): Promise<void> {
    await this.sessions.settle(caller.id);
    await this.database.transaction(async (rows) => {
      const isEnded = await this.sessions.endWithin(rows, caller.id, sessionId);
      if (!isEnded) throw new NotFoundException('There is no such session');
      await this.audit.recordWithin(rows, { action: 'session-ended', ...causedBy(caller), details: { sessionId } });
    });
  }

  /** Ends all sessions but the one that asks for it. */
  async endOthers(caller: SignedInUser & Actor): Promise<void> {
    await this.sessions.settle(caller.id);
    await this.database.transaction(async (rows) => {
      const count = await this.sessions.endAllWithin(rows, caller.id, caller.sessionId);
      await this.audit.recordWithin(rows, { action: 'other-sessions-ended', ...causedBy(caller), details: { count } });
    });
  }
}
