import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { LONGEST_KEY } from './search-key';
import type { SettingsDto } from './settings.dto';

export const UserSchema = defineEntity({
  name: 'User',
  indexes: [{ properties: ['displayName', 'id'] }],
  properties: {
    id: id().primary(),
    /** The service that authenticates the user: `custom-db`, `firebase` or `auth0`. */
    from: p.string().length(20),
    role: p.json<string[]>(),
    displayName: p.string().length(100),
    /** As it was entered at registration. */
    email: p.string().length(254),
    /** The {@link emailKey} of the address, so that spellings that differ in case are the same account. */
    emailKey: p.string().length(254).unique(),
    /** What others find the user by. */
    searchKey: p.string().length(LONGEST_KEY).default(''),
    photoUrl: p.string().length(2000).nullable(),
    /** Argon2id; null for a user who cannot sign in with a password. */
    passwordHash: p.string().length(200).nullable(),
    settings: p.json<SettingsDto>(),
    /** Ids of navigation items. */
    shortcuts: p.json<string[]>(),
    createdAt: instant(),
    /** Since when an administrator keeps the user out; null for everybody else. */
    disabledAt: instant().nullable(),
    /** Until when the link of an invitation is good; null for everybody who was not invited, or has come. */
    invitedUntil: instant().nullable(),
  },
});
