import { Injectable } from '@nestjs/common';
import { Environment } from '../../../platform/config/environment';
import { requireAtMost } from '../../../platform/errors/too-many-requests';
import { Counters, type Counter } from '../../../platform/redis/counters';

/** How many mails may be asked for in a window: for an account, so that nobody's mailbox is filled, and by an address. */
const MOST = { account: 3, address: 30 };
/** In seconds. */
const WINDOW_SECONDS = 15 * 60;

/** Limits how many mails strangers can have sent, across all processes. `RATE_LIMIT=0` switches it off. */
@Injectable()
export class RecoveryLimits {
  private readonly ofAccount: Counter;
  private readonly fromAddress: Counter;
  private readonly off: boolean;

  constructor({ RATE_LIMIT }: Environment, counters: Counters) {
    this.off = RATE_LIMIT === 0;
    this.ofAccount = counters.of('recovery-of-account', WINDOW_SECONDS);
    this.fromAddress = counters.of('recovery-from-address', WINDOW_SECONDS);
  }

  /**
   * @param account the key of the e-mail address, also of an unknown one: the limit does not reveal which accounts exist
   * @throws {TooManyRequestsException} when too many were asked for
   */
  async count(account: string, address: string): Promise<void> {
    if (this.off) return;
    requireAtMost(MOST.address, await this.fromAddress.add(address));
    requireAtMost(MOST.account, await this.ofAccount.add(account));
  }
}
