import { ConflictException, Injectable } from '@nestjs/common';
import { causedBy } from '../../../platform/audit/audit-event';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { Actor, SignedInUser } from '../../../platform/auth/access';
import { Sessions } from '../../../platform/auth/sessions.service';
import { Database } from '../../../platform/database/database';
import { InvalidInputException } from '../../../platform/errors/validation.pipe';
import { PasswordPolicy } from '../../users/password-policy.service';
import { PasswordsService } from '../../users/passwords.service';
import { emailKey, OtherPasswordError, UsersService } from '../../users/users.service';
import { SignInLimits } from '../sign-in-limits';
import type { ChangePasswordDto } from './account.dto';

/** Changes the password of somebody who is signed in and knows it. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Changes the password, and ends all sessions but the caller's: whoever else knew it is out.
   * @throws {InvalidInputException} when the current password is wrong, or the new one is the same or easily guessed
   * @throws ConflictException when the user signs in without a password
   * @throws {TooManyRequestsException} when the account or the address has failed too often
   */
  async change(caller: SignedInUser & Actor, { currentPassword, newPassword }: ChangePasswordDto): Promise<void> {
    const { user, passwordHash } = await this.users.getAccount(caller.id);
    if (passwordHash === null) throw new ConflictException('This account has no password');
    const changed = await this.passwords.inTurn(async () => {
      await this.requireCurrent(caller, emailKey(user.data.email), passwordHash, currentPassword);
      if (newPassword === currentPassword) throw refused('newPassword', 'The new password must be another one');
      await this.policy.require(newPassword, user.data, 'newPassword');
      return this.passwords.hash(newPassword);
    });
    await this.sessions.settle(caller.id);
    const replaced = this.database.transaction(async (rows) => {
      // First, so that a sign-in with the old one either has its session ended here, or waits and is refused.
      await this.users.setPassword(rows, caller.id, { from: passwordHash, to: changed });
      const count = await this.sessions.endAllWithin(rows, caller.id, caller.sessionId);
      await this.audit.recordWithin(rows, { action: 'password-changed', ...causedBy(caller), details: { count } });
    });
    await replaced.catch((error: unknown) => {
      throw error instanceof OtherPasswordError ? wrongPassword() : error;
    });
  }

  /** The limits are those of signing in: here, too, a password can be guessed. */
  private async requireCurrent(caller: Actor, account: string, hash: string, password: string): Promise<void> {
    const { address = '' } = caller;
    await this.limits.requireTry(account, address);
    if (await this.passwords.matches(hash, password)) return;
    await this.limits.countFailure(account, address);
    const details = { reason: 'wrong-password' } as const;
    await this.audit.record({ action: 'password-change-failed', ...causedBy(caller), details });
    throw wrongPassword();
  }
}

const refused = (field: string, message: string) => new InvalidInputException([{ field, message }]);
const wrongPassword = () => refused('currentPassword', 'Check your password');
