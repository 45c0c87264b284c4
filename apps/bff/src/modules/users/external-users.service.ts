import { Injectable } from '@nestjs/common';
import type { UserDto } from './users.dto';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import { UsersService, type UserDraft } from './users.service';

/** Who somebody is at a sign-in service. */
export type ExternalIdentity = { service: 'firebase' | 'auth0'; issuer: string; subject: string };

const selectIdentity = prepare<ExternalIdentity>()((rows, { service, issuer, subject }) =>
  rows
    .selectFrom('external_identity')
    .select('user_id')
    .where('service', '=', service)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject),
);

/** The users whom sign-in services know. Nobody becomes another user's by an e-mail address: only service, issuer and subject count. */
@Injectable()
export class ExternalUsers {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  /** The user of an identity; undefined for one that has not been here. */
  async find(identity: ExternalIdentity): Promise<UserDto | undefined> {
    const [known] = await this.database.read(selectIdentity.with(identity));
    return known && this.users.get(known.user_id);
  }

  /**
   * Adds the user of an identity, with starter content. Of two who come with the same identity at once, both get the one user.
   * @returns the user, and whether it is new; undefined if the e-mail address is another user's
   */
  async add(
    identity: ExternalIdentity,
    person: Pick<UserDraft, 'role' | 'displayName' | 'email' | 'photoURL'>,
  ): Promise<{ user: UserDto; isNew: boolean } | undefined> {
    const draft = { ...person, from: identity.service, passwordHash: null };
    const user = await this.users.addKnown(draft, (rows, userId) =>
      rows
        .insertInto('external_identity')
        .values({ ...identity, user_id: userId, created_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    );
    if (user) return { user, isNew: true };
    const faster = await this.find(identity);
    return faster && { user: faster, isNew: false };
  }
}
