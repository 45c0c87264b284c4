import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../database/database';
import { prepare } from '../database/prepared';
import { Purges } from '../database/purges';
import type { Transaction } from '../database/tables';
import type { SignedInUser } from './access';
import type { Origin } from './origin';
import { Revocations } from './revocations';
import { endOf, type Session } from './session';

/** How exactly it is known when a session was last seen, in milliseconds: it is written down no more often. */
const SEEN_INTERVAL = 5 * 60_000;
/** How long what was seen waits to be written together, in milliseconds. */
const WRITE_INTERVAL = 60_000;
/** How many sessions are remembered as just written. */
const MAX_REMEMBERED = 10_000;
/** How many sessions of a user are listed, those that were seen last. */
const MAX_LISTED = 100;

type SessionRow = {
  id: string;
  ownerId: string;
  beganAt: string;
  expires: number;
  lastSeenAt: string;
} & Origin;

const rowOf = (session: Session, ownerId: string, origin: Origin): SessionRow => ({
  id: session.sessionId,
  ownerId,
  beganAt: new Date(session.sessionBegan * 1000).toISOString(),
  expires: endOf(session),
  lastSeenAt: new Date().toISOString(),
  ...origin,
});

const upsertSession = prepare<SessionRow>()((rows, given) =>
  rows
    .insertInto('user_session')
    .values({
      id: given.id,
      owner_id: given.ownerId,
      began_at: given.beganAt,
      expires: given.expires,
      last_seen_at: given.lastSeenAt,
      address: given.address,
      user_agent: given.userAgent,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((excluded) => ({
          last_seen_at: excluded.ref('excluded.last_seen_at'),
          address: excluded.ref('excluded.address'),
          user_agent: excluded.ref('excluded.user_agent'),
        }))
        .where('user_session.owner_id', '=', given.ownerId),
    ),
);
const selectSessions = prepare<{ ownerId: string; now: number }>()((rows, { ownerId, now }) =>
  rows
    .selectFrom('user_session')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED),
);
const deleteSession = prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
  rows.deleteFrom('user_session').where('owner_id', '=', ownerId).where('id', '=', id),
);
const deleteEnded = prepare<{ now: number }>()(
  (rows, { now }) => rows.deleteFrom('user_session').where('expires', '<', now),
  { ofAllOwners: true },
);

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * The sessions of each user, so that they can be looked at and ended. Whether a token is good is asked of {@link Revocations} alone:
 * a session that has no row here is good, too, such as one from before they were stored, and gets its row with its next request.
 */
@Injectable()
export class Sessions implements OnModuleInit, BeforeApplicationShutdown {
  /** What was seen and is not yet written. */
  private readonly seen = new Map<string, { session: SignedInUser; row: SessionRow }>();
  private readonly written = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: SEEN_INTERVAL });
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly revocations: Revocations,
    purges: Purges,
  ) {
    purges.add('sessions', async () => {
      await this.database.write([deleteEnded.with({ now: seconds() })]);
    });
  }

  onModuleInit(): void {
    const write = () => void this.writeSeen().catch((error: unknown) => new Logger('Sessions').error(error));
    this.timer = setInterval(write, WRITE_INTERVAL).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writeSeen().catch((error: unknown) => new Logger('Sessions').error(error));
  }

  /** Stores a session that begins in a transaction. */
  async beginWithin(rows: Transaction, session: Session, ownerId: string, origin: Origin): Promise<void> {
    await this.database.runWithin(rows, upsertSession.with(rowOf(session, ownerId, origin)));
  }

  /** Notes that somebody is here. It is written later, with what others did: no request waits for it. */
  see(user: SignedInUser, origin: Origin): void {
    if (this.written.has(user.sessionId)) return;
    this.written.set(user.sessionId, true);
    this.seen.set(user.sessionId, { session: user, row: rowOf(user, user.id, origin) });
  }

  /** The open sessions of a user, the last seen first. */
  async list(ownerId: string) {
    await this.settle(ownerId);
    const stored = await this.database.read(selectSessions.with({ ownerId, now: seconds() }));
    return stored.filter(({ id }) => !this.revocations.isRevoked(id));
  }

  /** Ends the session of the caller for good. */
  async endOwn(user: SignedInUser): Promise<void> {
    await this.revocations.add(user.sessionId, endOf(user));
    await this.database.write([deleteSession.with({ ownerId: user.id, id: user.sessionId })]);
  }

  /**
   * Ends one session of a user for good, in a transaction.
   * @returns whether there was such a session
   */
  async endWithin(rows: Transaction, ownerId: string, sessionId: string): Promise<boolean> {
    const ended = await sessionsOf(rows, ownerId).where('id', '=', sessionId).execute();
    await this.revocations.addWithin(rows, ended);
    return ended.length > 0;
  }

  /**
   * Ends the sessions of a user for good, in the transaction of the reason for it.
   * @param spared a session that goes on
   * @returns how many were ended
   */
  async endAllWithin(rows: Transaction, ownerId: string, spared = ''): Promise<number> {
    const ended = await sessionsOf(rows, ownerId).where('id', '<>', spared).execute();
    await this.revocations.addWithin(rows, ended);
    return ended.length;
  }

  /** Writes down what was seen of a user up to now. Whoever ends sessions has this done before. */
  async settle(ownerId: string): Promise<void> {
    await this.writeSeen((session) => session.id === ownerId);
  }

  /** Writes down what was seen, but for what has been ended meanwhile. */
  private async writeSeen(isWanted: (session: SignedInUser) => boolean = () => true): Promise<void> {
    const taken = [...this.seen.values()].filter(({ session }) => isWanted(session));
    for (const { session } of taken) this.seen.delete(session.sessionId);
    const good = taken.filter(({ session }) => this.revocations.isGood(session));
    if (good.length > 0) await this.database.write(good.map(({ row }) => upsertSession.with(row)));
  }
}

/** Takes away the sessions of a user that further conditions name. */
const sessionsOf = (rows: Transaction, ownerId: string) =>
  rows.deleteFrom('user_session').where('owner_id', '=', ownerId).returning(['id', 'expires']);
