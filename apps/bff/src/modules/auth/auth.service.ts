import { ForbiddenException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { SignedInUser } from '../../platform/auth/access';
import { TokensService } from '../../platform/auth/tokens.service';
import { Environment } from '../../platform/config/environment';
import { PasswordsService } from '../users/passwords.service';
import type { UserDto } from '../users/users.dto';
import { emailKey, UsersService } from '../users/users.service';
import type { RegisterDto, SessionDto, SignInDto, SignInErrorDto, SignInErrorsDto } from './auth.dto';
import { SignInLimits } from './sign-in-limits';

/** Signs in and out, and registers. */
@Injectable()
export class AuthService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: SignInLimits,
    private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    const { NODE_ENV, SIGN_UP_ROLE } = this.environment;
    if (NODE_ENV === 'production' && SIGN_UP_ROLE === 'admin') {
      new Logger('Auth').warn('Whoever registers becomes an administrator. Set SIGN_UP_ROLE to staff or none.');
    }
  }

  /**
   * @param address where the try comes from
   * @throws {TooManyRequestsException} where the account or the address has failed too often
   */
  async signIn({ email, password }: SignInDto, address: string): Promise<SessionDto | SignInErrorsDto> {
    const key = emailKey(email);
    const account = await this.users.findAccount(email);
    // Limits are asked within the turn: by then tries that were sent at the same moment have been counted.
    const matched = await this.passwords.inTurn(async () => {
      await this.limits.requireTry(key, address);
      const matches = await this.passwords.matches(account?.passwordHash, password);
      if (!matches) await this.limits.countFailure(key, address);
      return matches;
    });
    if (!account) return refused('email', 'Check your email address');
    if (!matched) return refused('password', 'Check your password');
    return this.sessionOf(account.user);
  }

  /**
   * @throws ForbiddenException where registration is closed
   * @throws {TooManyRequestsException} where the address has registered too often
   */
  async register(
    { displayName, email, password }: RegisterDto,
    address: string,
  ): Promise<SessionDto | SignInErrorsDto> {
    const role = this.environment.SIGN_UP_ROLE;
    if (role === 'none') throw new ForbiddenException('Registration is closed. Ask an administrator for an account.');
    await this.limits.countRegistration(address);
    const inUse = refused('email', 'The email address is already in use');
    if (await this.users.findAccount(email)) return inUse;

    const passwordHash = await this.passwords.inTurn(() => this.passwords.hash(password));
    // Somebody may have taken the address while the password was hashed: the database has the last word.
    const [user] = (await this.users.add({ role: [role], displayName, email, passwordHash })) ?? [];
    return user ? this.sessionOf(user) : inUse;
  }

  /**
   * A new token for the bearer of one that still holds; that one stays valid until it ends.
   * @throws {InvalidTokenException}
   */
  async refresh(token: string): Promise<SessionDto> {
    const { id } = await this.tokens.verify(token);
    return this.sessionOf(await this.users.get(id));
  }

  signOut(user: SignedInUser): Promise<void> {
    return this.tokens.revoke(user);
  }

  private async sessionOf(user: UserDto): Promise<SessionDto> {
    return { user, access_token: await this.tokens.issue(user.uuid) };
  }
}

const refused = (type: SignInErrorDto['type'], message: string): SignInErrorsDto => ({ error: [{ type, message }] });
