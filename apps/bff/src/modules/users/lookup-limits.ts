import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { requireAtMost } from '../../platform/errors/too-many-requests';
import { Counters, type Counter } from '../../platform/redis/counters';

/** How often one user may look others up in a window. Whoever types a name asks a few times; whoever collects addresses, always. */
export const MAX_LOOKUPS_A_WINDOW = 120;
/** In seconds. */
const WINDOW_SECONDS = 60;

/** Limits how fast one user learns who the others are, across all processes. `RATE_LIMIT=0` switches it off. */
@Injectable()
export class LookupLimits {
  private readonly lookups: Counter;
  private readonly off: boolean;

  constructor({ RATE_LIMIT }: Environment, counters: Counters) {
    this.off = RATE_LIMIT === 0;
    this.lookups = counters.of('user-lookups', WINDOW_SECONDS);
  }

  /** @throws {TooManyRequestsException} when the user has looked up too many */
  async count(userId: string): Promise<void> {
    if (this.off) return;
    requireAtMost(MAX_LOOKUPS_A_WINDOW, await this.lookups.add(userId));
  }

  /** Whether the user may look up so many more, which then are counted. */
  async allows(userId: string, amount: number): Promise<boolean> {
    if (this.off) return true;
    const { count } = await this.lookups.read(userId);
    if (count + amount > MAX_LOOKUPS_A_WINDOW) return false;
    return (await this.lookups.add(userId, amount)).count <= MAX_LOOKUPS_A_WINDOW;
  }
}
