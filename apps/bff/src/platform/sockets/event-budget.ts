import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Counters, type Counter } from '../redis/counters';
import { Redis } from '../redis/redis';

const WINDOW_SECONDS = 60;

/**
 * How many events a user may send: `RATE_LIMIT` a minute, like requests. All sockets of a user share it, and, where there
 * is Redis, those of all processes too.
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

  /** Counts an event. @returns 0 where it may be answered, else in how many seconds the next one may. */
  spend(userId: string): number | Promise<number> {
    const { RATE_LIMIT } = this.environment;
    if (RATE_LIMIT === 0) return 0;
    if (this.shared) {
      return this.shared.add(userId).then(({ count, left }) => (count > RATE_LIMIT ? Math.ceil(left / 1000) : 0));
    }
    return this.spendHere(userId, RATE_LIMIT);
  }

  /** One window for all users: nothing to keep for each but a number, and nothing to clean up. */
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
