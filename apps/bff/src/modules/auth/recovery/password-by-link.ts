import { Injectable } from '@nestjs/common';
import { Sessions } from '../../../platform/auth/sessions.service';
import { Database } from '../../../platform/database/database';
import type { Transaction } from '../../../platform/database/tables';
import { InvalidInputException } from '../../../platform/errors/validation.pipe';
import { PasswordPolicy } from '../../users/password-policy.service';
import { PasswordsService } from '../../users/passwords.service';
import type { UserDto } from '../../users/users.dto';
import { DisabledUserError, UsersService } from '../../users/users.service';
import { SignInLimits } from '../sign-in-limits';
import type { TokenPurpose } from './account-token.entity';
import { AccountTokens } from './account-tokens';
import type { ResetPasswordDto } from './recovery.dto';

/** Sets the passwords of those who come with the link of a mail. */
@Injectable()
export class PasswordByLink {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly tokens: AccountTokens,
    private readonly sessions: Sessions,
    private readonly guesses: SignInLimits,
  ) {}

  /**
   * Sets the password of whoever was sent a token, and uses the token up.
   * @param address where the call came from
   * @param within what goes with it, in the same transaction
   * @returns whose password it is
   * @throws {InvalidInputException} when the token does not hold, its owner is disabled, or the password is easily guessed
   * @throws {TooManyRequestsException} when the address has come with too many bad tokens
   */
  async choose(
    purpose: TokenPurpose,
    { token, newPassword }: ResetPasswordDto,
    address: string,
    within: (rows: Transaction, user: UserDto) => Promise<void>,
  ): Promise<UserDto> {
    await this.guesses.requireTry(undefined, address);
    const userId = await this.tokens.ownerOf(token, purpose);
    if (userId === undefined) {
      await this.guesses.countFailure(undefined, address);
      throw badLink();
    }
    const { user, passwordHash } = await this.users.getAccount(userId);
    // Before the token is used up: it is good for another try.
    await this.policy.require(newPassword, user.data, 'newPassword');
    const hash = await this.passwords.inTurn(() => this.passwords.hash(newPassword));
    await this.sessions.settle(userId);
    const chosen = this.database.transaction(async (rows) => {
      if ((await this.tokens.useWithin(rows, token, purpose)) !== userId) throw badLink();
      await this.users.requireEnabled(rows, userId);
      await this.users.setPassword(rows, userId, { from: passwordHash, to: hash });
      await within(rows, user);
    });
    await chosen.catch((error: unknown) => {
      throw error instanceof DisabledUserError ? badLink() : error;
    });
    return user;
  }
}

const badLink = () => new InvalidInputException([{ field: 'token', message: 'The link is not valid any more' }]);
