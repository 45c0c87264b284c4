import { Email, Flag, Id, Instant, Int, ListOf, OneOf, Text, WebUrl } from '../../../platform/dto/fields';
import { QueryNumber } from '../../../platform/dto/list-query.dto';
import { stableId } from '../../../platform/database/stable-id';
import { ROLES, USER_STATES, type Role, type UserState } from '../../users/managed-users.service';
import { SOURCES } from '../../users/users.dto';

/** A contact of the demo, whom nobody misses who tries the calls. */
const EXAMPLE_USER_ID = stableId('chat-contact', 'alice-freeman');

export const ByRole = (options: { optional?: boolean; description?: string } = {}) =>
  OneOf(ROLES, { enumName: 'Role', example: 'user', ...options });
const ByState = (options: { optional?: boolean; description: string }) =>
  OneOf(USER_STATES, { enumName: 'UserState', example: 'closed', ...options });

/** A user, as administrators see it. */
export class ManagedUserDto {
  @Id({ example: EXAMPLE_USER_ID }) id!: string;
  @Text({ max: 100, example: 'Ada Lovelace' }) displayName!: string;
  @Email({ example: 'ada@example.com' }) email!: string;
  @WebUrl({ nullable: true, example: null, description: 'Of pictures, those of this server alone.' })
  photoURL!: string | null;
  @ByRole({ description: 'The highest that the user has.' }) role!: Role;
  @ByState({
    description: '`closed`: there is nothing to sign in with, as for contacts of the demo; `invited`: not yet.',
  })
  state!: UserState;
  @OneOf(SOURCES, { enumName: 'UserSource', example: 'custom-db', description: 'The service that knows the user.' })
  from!: (typeof SOURCES)[number];
  @Instant() createdAt!: string;
  @Instant({ nullable: true, example: null, description: 'Since when the user is kept out.' })
  disabledAt!: string | null;
  @Instant({ nullable: true, example: null, description: 'Until when the link of the invitation is good.' })
  invitedUntil!: string | null;
}

export class ManagedUserDetailsDto extends ManagedUserDto {
  @Int({ min: 0, max: 100, example: 1, description: 'At most a hundred are counted.' }) openSessions!: number;
  @Instant({ nullable: true, description: 'Of the sessions that are open, exact to five minutes.' })
  lastSeenAt!: string | null;
}

export class ManagedUsersQueryDto {
  @Text({
    ...{ min: 0, max: 200, optional: true, example: '' },
    description: 'All of its words are in the name or in the address.',
  })
  q?: string;
  @ByRole({ optional: true, description: 'All, if it is not given.' }) role?: Role;
  @ByState({ optional: true, description: 'All, if it is not given.' }) state?: UserState;
  @QueryNumber()
  @Int({ min: 1, max: 200, optional: true, example: 50, description: '50 where it is left out.' })
  limit?: number;
  @Text({ max: 1000, optional: true, description: 'The `next` of the answer before.' }) cursor?: string;
}

export class ManagedUsersDto {
  @ListOf(() => ManagedUserDto, { max: 200 }) users!: ManagedUserDto[];
  @Int({ min: 0, max: 2 ** 31, example: 12, description: 'How many were found in all when the first page was read.' })
  total!: number;
  @Text({ max: 1000, nullable: true, example: null, description: 'Where to go on; null at the end.' })
  next!: string | null;
}

export class ManagedUserIdDto {
  @Id({ example: EXAMPLE_USER_ID, description: 'The user whom it is about.' }) userId!: string;
}

export class SetRoleDto extends ManagedUserIdDto {
  @ByRole() role!: Role;
}

export class SetDisabledDto extends ManagedUserIdDto {
  @Flag({ example: false }) isDisabled!: boolean;
}
