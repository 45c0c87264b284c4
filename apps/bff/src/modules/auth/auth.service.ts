import { ForbiddenException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { SignedInUser } from '../../platform/auth/access';
import type { Origin } from '../../platform/auth/origin';
import { AuditLog } from '../../platform/audit/audit-log';
import { newSession, type Session } from '../../platform/auth/session';
import { Sessions } from '../../platform/auth/sessions.service';
import { TokensService } from '../../platform/auth/tokens.service';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import type { Transaction } from '../../platform/database/tables';
import { PasswordPolicy } from '../users/password-policy.service';
import { PasswordsService } from '../users/passwords.service';
import type { UserDto } from '../users/users.dto';
import { DisabledUserError, emailKey, OtherPasswordError, UsersService, type Account } from '../users/users.service';
import type { RegisterDto, SessionDto, SignInDto, SignInErrorDto, SignInErrorsDto } from './auth.dto';
import { SignInLimits } from './sign-in-limits';

/** Signs users in and out, and registers them. */
@Injectable()
export class AuthService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly database: Database,
    private readonly sessions: Sessions,
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

  /** @throws {TooManyRequestsException} when the account or the address has failed too often */
  async signIn({ email, password }: SignInDto, origin: Origin): Promise<SessionDto | SignInErrorsDto> {
    const { address } = origin;
    const key = emailKey(email);
    const account = await this.users.findAccount(email);
    // The limits are checked within the turn, so that attempts that were sent at the same moment have been counted.
    const hash = await this.passwords.inTurn(async () => {
      await this.limits.requireTry(key, address);
      const matches = await this.passwords.matches(account?.passwordHash, password);
      if (!matches) await this.limits.countFailure(key, address);
      return matches ? this.hashOf(account?.passwordHash ?? '', password) : undefined;
    });
    const session = account && hash !== undefined && (await this.beginBy(account, hash, origin));
    if (session) return session;
    const reason = account ? 'wrong-password' : 'unknown-account';
    await this.audit.record({ action: 'sign-in-failed', actor: null, subject: key, address, details: { reason } });
    return account ? refused('password', 'Check your password') : refused('email', 'Check your email address');
  }

  /**
   * @throws ForbiddenException when registration is closed
   * @throws {InvalidInputException} when the password is easily guessed
   * @throws {TooManyRequestsException} when the address has registered too often
   */
  async register({ displayName, email, password }: RegisterDto, origin: Origin): Promise<SessionDto | SignInErrorsDto> {
    const role = await this.roleOfNew(origin.address);
    const inUse = refused('email', 'The email address is already in use');
    if (await this.users.findAccount(email)) return inUse;

    await this.policy.require(password, { displayName, email }, 'password');
    const passwordHash = await this.passwords.inTurn(() => this.passwords.hash(password));
    // Somebody may have taken the address while the password was hashed, so the database decides.
    const [user] = (await this.users.add({ role: [role], displayName, email, passwordHash })) ?? [];
    return user ? this.begin('registration', user, origin) : inUse;
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
  async signOut(user: SignedInUser, { address }: Origin): Promise<void> {
    const { id: actor, sessionId } = user;
    await this.sessions.endOwn(user);
    await this.audit.record({ action: 'sign-out', actor, address, details: { sessionId } });
  }

  /**
   * Begins a session of somebody who has shown who they are; whoever is disabled is told so, and nobody else is.
   * @param service which said so, where that was not this server
   * @param prove throws where that has just stopped being true, in the transaction that the session begins in
   */
  async begin(
    action: 'sign-in' | 'registration',
    user: UserDto,
    origin: Origin,
    { service, prove }: { service?: 'firebase' | 'auth0'; prove?: (rows: Transaction) => Promise<void> } = {},
  ): Promise<SessionDto | SignInErrorsDto> {
    const session = newSession();
    const { sessionId } = session;
    const { address } = origin;
    const by = service && { service };
    try {
      await this.database.transaction(async (rows) => {
        await this.users.requireEnabled(rows, user.uuid);
        await prove?.(rows);
        await this.sessions.beginWithin(rows, session, user.uuid, origin);
      });
    } catch (error) {
      if (!(error instanceof DisabledUserError)) throw error;
      const subject = emailKey(user.data.email);
      const details = { reason: 'disabled', ...by } as const;
      await this.audit.record({ action: 'sign-in-failed', actor: null, subject, address, details });
      return refused('email', 'This account is disabled');
    }
    await this.audit.record({ action, actor: user.uuid, address, details: { sessionId, ...by } });
    return this.goOn(session, user);
  }

  /** The hash of a password that matched: the stored one, or a new one where that was made at another cost than hashes are made now. */
  private async hashOf(stored: string, password: string): Promise<string> {
    return this.passwords.isOutdated(stored) ? this.passwords.hash(password) : stored;
  }

  /**
   * Begins a session by a password that matched; undefined where it was changed meanwhile, which has ended all sessions of before.
   * @param hash of the password, stored from now on
   */
  private async beginBy(
    { user, passwordHash }: Account,
    hash: string,
    origin: Origin,
  ): Promise<SessionDto | SignInErrorsDto | undefined> {
    // Writes where nothing changes, too: whoever changes the password meanwhile waits, up to the end of the transaction.
    const prove = (rows: Transaction) => this.users.setPassword(rows, user.uuid, { from: passwordHash, to: hash });
    return this.begin('sign-in', user, origin, { prove }).catch(asUndefinedIf(OtherPasswordError));
  }

  private async goOn(session: Session, user: UserDto): Promise<SessionDto> {
    return { user, access_token: await this.tokens.issue(user.uuid, session) };
  }
}

const asUndefinedIf =
  (kind: new () => Error) =>
  (error: unknown): undefined => {
    if (!(error instanceof kind)) throw error;
  };

/** Why nobody is signed in, at the field that it is about. */
export const refused = (type: SignInErrorDto['type'], message: string): SignInErrorsDto => ({
  error: [{ type, message }],
});
