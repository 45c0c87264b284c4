import { ForbiddenException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { SignedInUser } from '../../platform/auth/access';
import { AuditLog } from '../../platform/audit/audit-log';
import { newSession, type Session } from '../../platform/auth/session';
import { TokensService } from '../../platform/auth/tokens.service';
import { Environment } from '../../platform/config/environment';
import { PasswordsService } from '../users/passwords.service';
import type { UserDto } from '../users/users.dto';
import { emailKey, UsersService } from '../users/users.service';
import type { RegisterDto, SessionDto, SignInDto, SignInErrorDto, SignInErrorsDto } from './auth.dto';
import { SignInLimits } from './sign-in-limits';

/** Signs users in and out, and registers them. */
@Injectable()
export class AuthService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly limits: SignInLimits,
    private readonly audit: AuditLog,
    private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    const { NODE_ENV, SIGN_UP_ROLE } = this.environment;
    if (NODE_ENV === 'production' && SIGN_UP_ROLE === 'admin') {
      new Logger('Auth').warn('Whoever registers becomes an administrator. Set SIGN_UP_ROLE to staff or none.');
    }
  }

  /**
   * @param address the address of the request
   * @throws {TooManyRequestsException} when the account or the address has failed too often
   */
  async signIn({ email, password }: SignInDto, address: string): Promise<SessionDto | SignInErrorsDto> {
    const key = emailKey(email);
    const account = await this.users.findAccount(email);
    // The limits are checked within the turn, so that attempts that were sent at the same moment have been counted.
    const matched = await this.passwords.inTurn(async () => {
      await this.limits.requireTry(key, address);
      const matches = await this.passwords.matches(account?.passwordHash, password);
      if (!matches) await this.limits.countFailure(key, address);
      return matches;
    });
    if (account && matched) return this.begin('sign-in', account.user, address);
    const reason = account ? 'wrong-password' : 'unknown-account';
    await this.audit.record({ action: 'sign-in-failed', actor: null, subject: key, address, details: { reason } });
    return account ? refused('password', 'Check your password') : refused('email', 'Check your email address');
  }

  /**
   * @throws ForbiddenException when registration is closed
   * @throws {TooManyRequestsException} when the address has registered too often
   */
  async register(
    { displayName, email, password }: RegisterDto,
    address: string,
  ): Promise<SessionDto | SignInErrorsDto> {
    const role = await this.roleOfNew(address);
    const inUse = refused('email', 'The email address is already in use');
    if (await this.users.findAccount(email)) return inUse;

    const passwordHash = await this.passwords.inTurn(() => this.passwords.hash(password));
    // Somebody may have taken the address while the password was hashed, so the database decides.
    const [user] = (await this.users.add({ role: [role], displayName, email, passwordHash })) ?? [];
    return user ? this.begin('registration', user, address) : inUse;
  }

  /**
   * The role of somebody who is about to register.
   * @throws ForbiddenException when registration is closed
   * @throws {TooManyRequestsException} when the address has registered too often
   */
  async roleOfNew(address: string): Promise<'admin' | 'staff'> {
    const role = this.environment.SIGN_UP_ROLE;
    if (role === 'none') throw new ForbiddenException('Registration is closed. Ask an administrator for an account.');
    await this.limits.countRegistration(address);
    return role;
  }

  /**
   * Issues a new token of the same session to the bearer of a valid one. The old token stays valid until it expires.
   * @throws {InvalidTokenException}
   */
  async refresh(token: string): Promise<SessionDto> {
    const caller = await this.tokens.verify(token);
    return this.goOn(caller, await this.users.get(caller.id));
  }

  /** Ends the session of the caller, with all tokens that were refreshed in it. */
  async signOut(user: SignedInUser, address: string): Promise<void> {
    const { id: actor, sessionId } = user;
    await this.tokens.revoke(user);
    await this.audit.record({ action: 'sign-out', actor, address, details: { sessionId } });
  }

  /**
   * Begins a session of somebody who has shown who they are.
   * @param service which said so, where that was not this server
   */
  async begin(
    action: 'sign-in' | 'registration',
    user: UserDto,
    address: string,
    service?: 'firebase' | 'auth0',
  ): Promise<SessionDto> {
    const session = newSession();
    const { sessionId } = session;
    await this.audit.record({ action, actor: user.uuid, address, details: { sessionId, ...(service && { service }) } });
    return this.goOn(session, user);
  }

  private async goOn(session: Session, user: UserDto): Promise<SessionDto> {
    return { user, access_token: await this.tokens.issue(user.uuid, session) };
  }
}

/** Why nobody is signed in, at the field that it is about. */
export const refused = (type: SignInErrorDto['type'], message: string): SignInErrorsDto => ({
  error: [{ type, message }],
});
