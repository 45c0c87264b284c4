import { ConflictException, Injectable } from '@nestjs/common';
import { causedBy } from '../../../platform/audit/audit-event';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { Actor } from '../../../platform/auth/access';
import type { Origin } from '../../../platform/auth/origin';
import { Environment } from '../../../platform/config/environment';
import { fromJson } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { InvalidInputException } from '../../../platform/errors/validation.pipe';
import { OutgoingMail } from '../../../platform/outgoing-mail/outgoing-mail';
import { InvitedUsers, type InvitedPerson } from '../../users/invited-users.service';
import { ManagedUsers } from '../../users/managed-users.service';
import { emailKey, UsersService } from '../../users/users.service';
import { AccountTokens, LIFETIMES } from './account-tokens';
import { invitationMail, type MailLanguage } from './mail-texts';
import { PasswordByLink } from './password-by-link';
import type { ResetPasswordDto } from './recovery.dto';

/** An invitation that was made, or renewed. */
export type Invited = {
  userId: string;
  /** Not where the same address was invited before. */
  isNew: boolean;
  /** Not where no mail server is set up: then the link stands in the log. */
  isSent: boolean;
};

/** Lets administrators invite people, who choose a password by a link to their e-mail address. */
@Injectable()
export class Invitations {
  constructor(
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly managed: ManagedUsers,
    private readonly invited: InvitedUsers,
    private readonly passwords: PasswordByLink,
    private readonly tokens: AccountTokens,
    private readonly mail: OutgoingMail,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes an account without a password, and has a link sent by which its owner chooses one. Whoever is invited again gets another link;
   * the one of before is good no more.
   * @throws {InvalidInputException} where somebody has an account with the address
   * @throws ForbiddenException where the caller has stopped being an administrator
   */
  invite(actor: Actor, person: InvitedPerson, language: MailLanguage): Promise<Invited> {
    return this.managed.byAdministrator(actor, async (rows) => {
      const user = await this.invited.saveWithin(rows, person, goodUntil());
      if (!user) throw emailInUse();
      const token = await this.tokens.issueWithin(rows, user.userId, 'invitation');
      this.database.afterCommit(rows, () => this.send(actor, person, language, token));
      const details = { role: person.role, isNew: user.isNew };
      const subject = emailKey(person.email);
      await this.audit.recordWithin(rows, { action: 'user-invited', ...causedBy(actor), subject, details });
      return { ...user, isSent: this.mail.isSetUp };
    });
  }

  /**
   * Has another link sent to somebody who is invited; the one of before is good no more.
   * @throws ConflictException where the user is not invited any more
   * @throws ForbiddenException, NotFoundException as changes of users do
   */
  async renew(actor: Actor, userId: string, language: MailLanguage): Promise<Invited> {
    await this.managed.change(actor, userId, async (rows, { email, display_name: displayName, role }) => {
      if (!(await this.invited.renewWithin(rows, userId, goodUntil()))) throw notInvited();
      const token = await this.tokens.issueWithin(rows, userId, 'invitation');
      this.database.afterCommit(rows, () => this.send(actor, { email, displayName }, language, token));
      const [first = ''] = fromJson(role);
      return { action: 'user-invited', subject: emailKey(email), details: { role: first, isNew: false } };
    });
    return { userId, isNew: false, isSent: this.mail.isSetUp };
  }

  /**
   * Takes an invitation back: the account is gone, and the link good no more.
   * @throws ConflictException where the user is not invited any more
   * @throws ForbiddenException, NotFoundException as changes of users do
   */
  withdraw(actor: Actor, userId: string): Promise<void> {
    return this.managed.change(actor, userId, async (rows, { email }) => {
      if (!(await this.invited.removeWithin(rows, userId))) throw notInvited();
      await this.tokens.removeWithin(rows, userId);
      return { action: 'invitation-withdrawn', subject: emailKey(email), details: {} };
    });
  }

  /**
   * Sets the password of whoever was sent the token: from now on the user is one as others are.
   * @throws {InvalidInputException} when the token does not hold, or the password is easily guessed
   * @throws {TooManyRequestsException} when the address has come with too many bad tokens
   */
  async accept(chosen: ResetPasswordDto, { address }: Origin): Promise<void> {
    await this.passwords.choose('invitation', chosen, address, async (rows, user) => {
      await this.invited.settleWithin(rows, user);
      const { uuid: actor } = user;
      await this.audit.recordWithin(rows, { action: 'invitation-accepted', actor, address, details: {} });
    });
  }

  private send(
    actor: Actor,
    { email, displayName }: { email: string; displayName: string },
    language: MailLanguage,
    token: string,
  ): void {
    this.mail.later(async () => {
      const { data: by } = await this.users.get(actor.id);
      const link = `${this.environment.publicUrl}/invitation#token=${token}`;
      return { to: email, ...invitationMail(language, displayName, by.displayName, link) };
    });
  }
}

const goodUntil = () => new Date(Date.now() + LIFETIMES.invitation * 1000).toISOString();

const emailInUse = () =>
  new InvalidInputException([{ field: 'email', message: 'Somebody has an account with this address' }]);

const notInvited = () => new ConflictException('This user is not invited any more');
