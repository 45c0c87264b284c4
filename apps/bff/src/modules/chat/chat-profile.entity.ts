import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';
import type { Status } from './chat.dto';

/** What chat knows of a user; one who has none is online and says nothing. Name and picture are the account's. */
export const ChatProfileSchema = defineEntity({
  name: 'ChatProfile',
  properties: {
    userId: id().primary(),
    /** The status last chosen. */
    status: p.string().length(20).$type<Status>(),
    mood: p.string().length(200),
    /** Seen with its status without a connection: a demo contact, who cannot sign in. */
    alwaysThere: p.boolean(),
  },
});
