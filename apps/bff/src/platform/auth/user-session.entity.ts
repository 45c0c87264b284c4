import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns';
import { MAX_ADDRESS_LENGTH, MAX_USER_AGENT_LENGTH } from './origin';

/** A session that is open: where it was last seen, so that its owner can tell it from others. */
export const UserSessionSchema = defineEntity({
  name: 'UserSession',
  properties: {
    /** The session's id: `sid` of its tokens. */
    id: id().primary(),
    ownerId: id().index(),
    beganAt: instant(),
    /** When the session ends by itself, in seconds since 1970. After that, the row can be removed. */
    expires: p.integer().index(),
    lastSeenAt: instant(),
    /** The network address that it was last seen from. */
    address: p.string().length(MAX_ADDRESS_LENGTH),
    /** What its browser says of itself. */
    userAgent: p.string().length(MAX_USER_AGENT_LENGTH),
  },
});
