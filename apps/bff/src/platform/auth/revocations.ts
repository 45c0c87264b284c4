import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Database } from '../database/database';
import { inParts } from '../database/in-parts';
import { prepare } from '../database/prepared';
import { Purges } from '../database/purges';
import type { Transaction } from '../database/tables';
import { Redis } from '../redis/redis';
import type { SignedInUser } from './access';

const REVOKED_CHANNEL = 'ezone:revoked';
/** How often revocations are read again, in milliseconds, in case a process missed one that was published. */
const REREAD_INTERVAL = 60_000;
/** How many sessions a statement ends at most. */
const MAX_TOGETHER = 1000;

const insertRevoked = prepare<{ id: string; expires: number }>()((rows, { id, expires }) =>
  rows
    .insertInto('revoked_session')
    .values({ id, expires })
    .onConflict((conflict) => conflict.doNothing()),
);
const deleteEnded = prepare<{ now: number }>()((rows, { now }) =>
  rows.deleteFrom('revoked_session').where('expires', '<', now),
);
const selectRevoked = prepare<{ now: number }>()((rows, { now }) =>
  rows.selectFrom('revoked_session').selectAll().where('expires', '>=', now),
);

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Sessions that were ended early. All are in memory, because every request checks them. Processes publish revocations
 * through Redis; the database is the truth, and is read again where other processes may write to it.
 */
@Injectable()
export class Revocations implements OnModuleInit, OnApplicationShutdown {
  /** When each session would have expired, in seconds since 1970. */
  private readonly ends = new Map<string, number>();
  private readonly listeners: ((sessionId: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly redis: Redis,
    purges: Purges,
  ) {
    purges.add('revoked sessions', () => this.purge());
  }

  async onModuleInit(): Promise<void> {
    await this.redis.subscribe(REVOKED_CHANNEL, (message) => {
      const [sessionId = '', expires] = message.split(' ');
      this.know(sessionId, Number(expires));
    });
    await this.read();
    const again = () => void this.read().catch((error: unknown) => new Logger('Revocations').error(error));
    this.redis.onReturn(again);
    if (this.environment.usesPostgres) this.timer = setInterval(again, REREAD_INTERVAL).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whether a token is valid now: it has not expired, and its session is not revoked. */
  isGood({ sessionId, tokenExpires }: Pick<SignedInUser, 'sessionId' | 'tokenExpires'>): boolean {
    return !this.isRevoked(sessionId) && tokenExpires * 1000 > Date.now();
  }

  isRevoked(sessionId: string): boolean {
    return this.ends.has(sessionId);
  }

  /** Calls back with the id of each session that any process revokes from now on. */
  onRevoked(listener: (sessionId: string) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Ends a session for good, also across restarts.
   * @param expires when it would have expired, in seconds since 1970
   */
  async add(sessionId: string, expires: number): Promise<void> {
    await this.database.write([insertRevoked.with({ id: sessionId, expires })]);
    await this.publish(sessionId, expires);
  }

  /** Ends sessions as {@link add} does, in the transaction of the reason for it: as soon as that is committed. */
  async addWithin(rows: Transaction, sessions: readonly { id: string; expires: number }[]): Promise<void> {
    for (const part of inParts(sessions, MAX_TOGETHER)) {
      const insert = rows.insertInto('revoked_session').values(part);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    this.database.afterCommit(rows, () => {
      for (const { id, expires } of sessions) {
        this.publish(id, expires).catch((error: unknown) => new Logger('Revocations').error(error));
      }
    });
  }

  private async publish(sessionId: string, expires: number): Promise<void> {
    this.know(sessionId, expires);
    await this.redis.publish(REVOKED_CHANNEL, `${sessionId} ${String(expires)}`);
  }

  /** Reads the stored revocations. */
  private async read(): Promise<void> {
    const stored = await this.database.read(selectRevoked.with({ now: seconds() }));
    for (const { id, expires } of stored) this.know(id, expires);
  }

  /** Removes sessions that would have expired by now. */
  private async purge(): Promise<void> {
    const now = seconds();
    for (const [sessionId, expires] of this.ends) if (expires < now) this.ends.delete(sessionId);
    await this.database.write([deleteEnded.with({ now })]);
  }

  private know(sessionId: string, expires: number): void {
    if (this.ends.has(sessionId)) return;
    this.ends.set(sessionId, expires);
    for (const listener of this.listeners) listener(sessionId);
  }
}
