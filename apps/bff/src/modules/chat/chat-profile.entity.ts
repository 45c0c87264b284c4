import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';
import type { Status } from './chat-status';

/**
 * The status and mood of a user. Without a profile, a user is online and has no mood. Name and picture belong to the
 * account.
 */
export const ChatProfileSchema = defineEntity({
  name: 'ChatProfile',
  properties: {
    userId: id().primary(),
    /** The status that the user chose last. */
    status: p.string().length(20).$type<Status>(),
    mood: p.string().length(200),
    /** Shown with its status even without a connection: for demo contacts, who cannot sign in. */
    alwaysThere: p.boolean(),
  },
});
