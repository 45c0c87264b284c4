import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../database/columns';

/** A session that was ended early: none of its tokens is valid any more. */
export const RevokedSessionSchema = defineEntity({
  name: 'RevokedSession',
  properties: {
    /** The session's id: `sid` of its tokens, or `jti` of a token from before there were sessions. */
    id: id().primary(),
    /** When the session would have expired, in seconds since 1970. After that, the row can be removed. */
    expires: p.integer().index(),
  },
});
