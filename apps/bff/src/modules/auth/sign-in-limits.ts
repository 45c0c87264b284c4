import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Environment } from '../../platform/config/environment';
import { requireAtMost } from '../../platform/errors/too-many-requests';
import { Counters, type Count, type Counter } from '../../platform/redis/counters';

/** How many failed attempts a minute are allowed. Every further attempt is refused, right or wrong. */
const MAX_FAILURES = { account: 10, address: 15 };
/** The window of all counts, in seconds. It begins with the first count. */
const WINDOW_SECONDS = 60;
/** How many registrations a minute are allowed for each address. The contract requires at least 60. */
const MAX_REGISTRATIONS = 100;

/** The failures of nobody. */
const NONE: Count = { count: 0, left: 0 };

/**
 * Limits attempts to guess passwords and to create many accounts, across all processes. `RATE_LIMIT=0` switches it off.
 */
@Injectable()
export class SignInLimits {
  private readonly failedOfAccount: Counter;
  private readonly failedFromAddress: Counter;
  private readonly registrations: Counter;
  private readonly refused: Counter;
  private readonly off: boolean;

  constructor(
    { RATE_LIMIT }: Environment,
    counters: Counters,
    private readonly audit: AuditLog,
  ) {
    this.off = RATE_LIMIT === 0;
    this.failedOfAccount = counters.of('failed-of-account', WINDOW_SECONDS);
    this.failedFromAddress = counters.of('failed-from-address', WINDOW_SECONDS);
    this.registrations = counters.of('registrations', WINDOW_SECONDS);
    this.refused = counters.of('refused-sign-ins', WINDOW_SECONDS);
  }

  /**
   * Requires that neither the account nor the address has failed too often. Of the tries that one of them is refused,
   * only the first in a minute is recorded in the audit log, so that refused tries cannot fill the disk.
   * @param account the key of the e-mail address, also of an unknown one, so that the limit does not reveal which
   * accounts exist; undefined where nobody is named
   * @throws {TooManyRequestsException} while the account or the address has failed too often
   */
  async requireTry(account: string | undefined, address: string): Promise<void> {
    if (this.off) return;
    const ofAccount = account === undefined ? NONE : await this.failedOfAccount.read(account);
    const fromAddress = await this.failedFromAddress.read(address);
    const limited =
      account !== undefined && ofAccount.count >= MAX_FAILURES.account
        ? `account ${account}`
        : fromAddress.count >= MAX_FAILURES.address && `address ${address}`;
    if (limited && (await this.refused.add(limited)).count === 1) {
      const details = { reason: 'rate-limited' } as const;
      const subject = account === undefined ? {} : { subject: account };
      await this.audit.record({ action: 'sign-in-failed', actor: null, ...subject, address, details });
    }
    requireAtMost(MAX_FAILURES.account - 1, ofAccount);
    requireAtMost(MAX_FAILURES.address - 1, fromAddress);
  }

  async countFailure(account: string | undefined, address: string): Promise<void> {
    if (this.off) return;
    if (account !== undefined) await this.failedOfAccount.add(account);
    await this.failedFromAddress.add(address);
  }

  /**
   * Counts a failure of nobody who is named. Of those that were sent at the same moment, no more than are allowed pass.
   * @throws {TooManyRequestsException} for all others
   */
  async countFailureOf(address: string): Promise<void> {
    if (this.off) return;
    requireAtMost(MAX_FAILURES.address, await this.failedFromAddress.add(address));
  }

  /** @throws {TooManyRequestsException} when the address has registered too often */
  async countRegistration(address: string): Promise<void> {
    if (this.off) return;
    requireAtMost(MAX_REGISTRATIONS, await this.registrations.add(address));
  }
}
