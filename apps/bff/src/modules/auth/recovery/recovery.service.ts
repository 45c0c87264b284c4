import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { Origin } from '../../../platform/auth/origin';
import { Sessions } from '../../../platform/auth/sessions.service';
import { Environment } from '../../../platform/config/environment';
import { OutgoingMail, type OutgoingMailText } from '../../../platform/outgoing-mail/outgoing-mail';
import { emailKey, UsersService } from '../../users/users.service';
import { AccountTokens } from './account-tokens';
import { resetDoneMail, resetMail } from './mail-texts';
import { PasswordByLink } from './password-by-link';
import type { ForgotPasswordDto, ResetPasswordDto } from './recovery.dto';
import { RecoveryLimits } from './recovery-limits';

/** Lets people who have forgotten their password choose another one, by a link to their e-mail address. */
@Injectable()
export class Recovery {
  constructor(
    private readonly environment: Environment,
    private readonly users: UsersService,
    private readonly passwords: PasswordByLink,
    private readonly tokens: AccountTokens,
    private readonly sessions: Sessions,
    private readonly limits: RecoveryLimits,
    private readonly mail: OutgoingMail,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Has a link sent, if there is such an account. Whether there is one is looked up after the answer, which is the same and as quick
   * for every address.
   * @throws {TooManyRequestsException}
   */
  async forgot({ email, language = 'en' }: ForgotPasswordDto, { address }: Origin): Promise<void> {
    await this.limits.count(emailKey(email), address);
    this.mail.later(async () => {
      const account = await this.users.findAccount(email);
      // Whoever signs in with another service has no password here; demo contacts and disabled users cannot sign in.
      const isSent = account !== undefined && account.passwordHash !== null && !account.isDisabled;
      const details = { isSent };
      await this.audit.record({
        action: 'password-reset-asked',
        actor: null,
        subject: emailKey(email),
        address,
        details,
      });
      if (!isSent) return undefined;
      const { uuid, data } = account.user;
      const token = await this.tokens.issue(uuid, 'password-reset');
      // Behind the `#`: browsers send that part to no server, so that it is in no log and no `Referer`.
      const link = `${this.environment.publicUrl}/reset-password#token=${token}`;
      return { to: data.email, ...resetMail(language, data.displayName, link) };
    });
  }

  /**
   * Sets the password of whoever was sent the token, and ends all of their sessions.
   * @throws {InvalidInputException} when the token does not hold, its owner is disabled, or the password is easily guessed
   * @throws {TooManyRequestsException} when the address has come with too many bad tokens
   */
  async reset(chosen: ResetPasswordDto, { address }: Origin): Promise<void> {
    const user = await this.passwords.choose('password-reset', chosen, address, async (rows, { uuid: actor }) => {
      const count = await this.sessions.endAllWithin(rows, actor);
      await this.audit.recordWithin(rows, { action: 'password-reset', actor, address, details: { count } });
    });
    this.mail.later(() => Promise.resolve(doneMail(user.data)));
  }
}

const doneMail = ({ email, displayName }: { email: string; displayName: string }): OutgoingMailText => ({
  to: email,
  ...resetDoneMail(displayName),
});
