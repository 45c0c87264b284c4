import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Counters, type Counter } from '../redis/counters';
import { Redis } from '../redis/redis';

const WINDOW_SECONDS = 60;

/**
 * Limits how many events a user may send: `RATE_LIMIT` a minute, the same as for requests. All sockets of a user share
 * the limit, with Redis also those at other processes.
 */
@Injectable()
export class EventBudget {
  private readonly shared: Counter | undefined;
  private spent = new Map<string, number>();
  private ends = 0;

  constructor(
    private readonly environment: Environment,
    redis: Redis,
    counters: Counters,
  ) {
    this.shared = redis.isConfigured ? counters.of('socket', WINDOW_SECONDS) : undefined;
  }

  /** Counts an event. @returns 0 when it may be answered, else the seconds until the next one may. */
  spend(userId: string): number | Promise<number> {
    const { RATE_LIMIT } = this.environment;
    if (RATE_LIMIT === 0) return 0;
    if (this.shared) {
      return this.shared.add(userId).then(({ count, left }) => (count > RATE_LIMIT ? Math.ceil(left / 1000) : 0));
    }
    return this.spendHere(userId, RATE_LIMIT);
  }

  /** Uses one window for all users, so that each user costs one number and nothing has to be cleaned up. */
  private spendHere(userId: string, limit: number): number {
    const now = Date.now();
    if (now >= this.ends) {
      this.spent = new Map();
      this.ends = now + WINDOW_SECONDS * 1000;
    }
    const count = (this.spent.get(userId) ?? 0) + 1;
    this.spent.set(userId, count);
    return count > limit ? Math.ceil((this.ends - now) / 1000) : 0;
  }
}
