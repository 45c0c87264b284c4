import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { Origin } from '../../../platform/auth/origin';
import { ExternalUsers } from '../../users/external-users.service';
import { emailKey } from '../../users/users.service';
import type { SessionDto, SignInErrorsDto } from '../auth.dto';
import { AuthService, refused } from '../auth.service';
import { SignInLimits } from '../sign-in-limits';
import type { ExternalSessionDto } from './external-sign-in.dto';
import { personOf, type KnownByService } from './known-by-service';
import { InvalidIdTokenException } from './verify-id-token';

type Service = KnownByService['identity']['service'];

/** Signs in whom a sign-in service vouches for. Who has not been here before is registered. */
@Injectable()
export class ExternalSignIn {
  constructor(
    private readonly auth: AuthService,
    private readonly users: ExternalUsers,
    private readonly limits: SignInLimits,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param verify checks the token that was sent
   * @throws {InvalidIdTokenException}
   * @throws ForbiddenException when registration is closed, for somebody who has not been here before
   * @throws {TooManyRequestsException} when the address has failed, or registered, too often
   */
  async signIn(
    service: Service,
    verify: () => Promise<KnownByService>,
    origin: Origin,
  ): Promise<ExternalSessionDto | SignInErrorsDto> {
    const { address } = origin;
    const { identity, claims } = await this.accepted(service, verify, address);
    const known = await this.users.find(identity);
    if (known) return withNews(await this.auth.begin('sign-in', known, origin, { service }), false);

    const person = await personOf(claims);
    if (!person) return refused('email', 'The sign-in service gave no e-mail address');
    const role = await this.auth.roleOfNew(address);
    const added = await this.users.add(identity, { ...person, role: [role] });
    if (!added) {
      // Whoever has the address may be somebody else: a service need not have checked it, and another one not as we would.
      await this.recordFailure(service, 'email-in-use', address, emailKey(person.email));
      return refused('email', 'The email address is already in use');
    }
    const action = added.isNew ? 'registration' : 'sign-in';
    return withNews(await this.auth.begin(action, added.user, origin, { service }), added.isNew);
  }

  /** Whom a token names. One that does not hold counts against the address that sent it. */
  private async accepted(
    service: Service,
    verify: () => Promise<KnownByService>,
    address: string,
  ): Promise<KnownByService> {
    await this.limits.requireTry(undefined, address);
    try {
      return await verify();
    } catch (error) {
      if (error instanceof InvalidIdTokenException) {
        await this.limits.countFailureOf(address);
        await this.recordFailure(service, 'refused-token', address);
      }
      throw error;
    }
  }

  private recordFailure(
    service: Service,
    reason: 'email-in-use' | 'refused-token',
    address: string,
    subject?: string,
  ): Promise<void> {
    const details = { reason, service };
    return this.audit.record({ action: 'sign-in-failed', actor: null, address, details, ...(subject && { subject }) });
  }
}

/** The answer to a sign-in with whether it made the user; why there is none stays as it is. */
const withNews = (answer: SessionDto | SignInErrorsDto, isNew: boolean): ExternalSessionDto | SignInErrorsDto =>
  'error' in answer ? answer : { ...answer, isNew };
