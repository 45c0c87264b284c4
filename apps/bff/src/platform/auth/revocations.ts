import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Database } from '../database/database';
import { prepare } from '../database/prepared';
import { Redis } from '../redis/redis';
import type { SignedInUser } from './access';

const CHANNEL = 'ezone:revoked';
/** How long another process may at most not know of a revocation that nobody told it, in milliseconds. */
const READ_AGAIN = 60_000;

const insertRevoked = prepare<{ id: string; expires: number }>()((rows, { id, expires }) =>
  rows
    .insertInto('revoked_token')
    .values({ id, expires })
    .onConflict((conflict) => conflict.doNothing()),
);
const deleteEnded = prepare<{ now: number }>()((rows, { now }) =>
  rows.deleteFrom('revoked_token').where('expires', '<', now),
);
const selectRevoked = prepare<object>()((rows) => rows.selectFrom('revoked_token').selectAll());

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Tokens that were ended before their time. All of them are in memory, because each request asks. Processes tell each
 * other through Redis at once; the database is the truth, and is read again where other processes may write to it.
 */
@Injectable()
export class Revocations implements OnModuleInit, OnApplicationShutdown {
  /** When each token would have ended by itself, in seconds since 1970. */
  private readonly ends = new Map<string, number>();
  private readonly listeners: ((tokenId: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.redis.hear(CHANNEL, (message) => {
      const [tokenId = '', expires] = message.split(' ');
      this.know(tokenId, Number(expires));
    });
    await this.read();
    const again = () => void this.read().catch((error: unknown) => new Logger('Revocations').error(error));
    this.redis.onReturn(again);
    if (this.environment.usesPostgres) this.timer = setInterval(again, READ_AGAIN).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whether a token was revoked, by its `jti`. */
  has(tokenId: string): boolean {
    return this.ends.has(tokenId);
  }

  /** Whether a token is good at this moment: neither revoked nor at its end. */
  isGood({ tokenId, tokenExpires }: SignedInUser): boolean {
    return !this.has(tokenId) && tokenExpires * 1000 > Date.now();
  }

  /** Calls back with the `jti` of each token that is revoked from now on, at whichever process. */
  onRevoked(listener: (tokenId: string) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Ends a token for good, also over a restart.
   * @param expires when it would have ended by itself, in seconds since 1970
   */
  async add(tokenId: string, expires: number): Promise<void> {
    await this.database.write([insertRevoked.with({ id: tokenId, expires })]);
    this.know(tokenId, expires);
    await this.redis.tell(CHANNEL, `${tokenId} ${String(expires)}`);
  }

  /** Learns what is stored, and forgets tokens that have ended by themselves since. */
  private async read(): Promise<void> {
    await this.database.write([deleteEnded.with({ now: seconds() })]);
    for (const [tokenId, expires] of this.ends) if (expires < seconds()) this.ends.delete(tokenId);
    const stored = await this.database.read(selectRevoked.with({}));
    for (const { id, expires } of stored) this.know(id, expires);
  }

  private know(tokenId: string, expires: number): void {
    if (this.ends.has(tokenId)) return;
    this.ends.set(tokenId, expires);
    for (const listener of this.listeners) listener(tokenId);
  }
}
