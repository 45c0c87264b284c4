import type { AnswerOf } from '@ezone/api-client';
import type { Tone } from '@ezone/ui/theme';

/** A user in the list. */
export type ManagedUser = AnswerOf<'listManagedUsers'>['users'][number];
/** A user on its own page. */
export type UserDetails = AnswerOf<'getManagedUser'>;
export type Role = ManagedUser['role'];
export type UserState = ManagedUser['state'];

export const ROLES: readonly Role[] = ['admin', 'staff', 'user'];
export const STATES: readonly UserState[] = ['active', 'disabled', 'invited', 'closed'];

export const toneOf: Readonly<Record<UserState, Tone>> = {
  active: 'success',
  disabled: 'error',
  invited: 'info',
  closed: 'neutral',
};

/** All that is known of users stands under this in the cache of queries. */
export const usersKey = ['administration', 'users'];
