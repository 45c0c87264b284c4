import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Environment } from '../../platform/config/environment';
import { TooManyRequestsException } from '../../platform/errors/too-many-requests';

/** Failed tries a minute, after which the next is refused, right or wrong. */
const FAILED = { account: 10, address: 15 };
/** Registrations a minute for each address; the contract allows at least 60. */
const REGISTRATIONS = 100;

/** Slows down who guesses passwords or makes accounts by the hundred. `RATE_LIMIT=0` switches it off. */
@Injectable()
export class SignInLimits {
  private readonly failedOfAccount = aMinuteOf(FAILED.account);
  private readonly failedFromAddress = aMinuteOf(FAILED.address);
  private readonly registrations = aMinuteOf(REGISTRATIONS);
  private readonly off: boolean;

  constructor({ RATE_LIMIT }: Environment) {
    this.off = RATE_LIMIT === 0;
  }

  /**
   * @param account the key of the e-mail address, whether or not there is such a user: the limit must not tell
   * @throws {TooManyRequestsException} while the account or the address has failed too often
   */
  async requireTry(account: string, address: string): Promise<void> {
    if (this.off) return;
    await requireBelow(this.failedOfAccount, account);
    await requireBelow(this.failedFromAddress, address);
  }

  async countFailure(account: string, address: string): Promise<void> {
    if (this.off) return;
    await this.failedOfAccount.penalty(account);
    await this.failedFromAddress.penalty(address);
  }

  /** @throws {TooManyRequestsException} where an address has registered too often */
  async countRegistration(address: string): Promise<void> {
    if (this.off) return;
    await requireBelow(this.registrations, address);
    await this.registrations.penalty(address);
  }
}

const aMinuteOf = (points: number) => new RateLimiterMemory({ points, duration: 60 });

async function requireBelow(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const count = await limiter.get(key);
  if (count && count.consumedPoints >= limiter.points) {
    throw new TooManyRequestsException(Math.max(1, Math.ceil(count.msBeforeNext / 1000)));
  }
}
