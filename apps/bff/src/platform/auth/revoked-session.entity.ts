import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../database/columns';

/** A session that was ended before its time: none of its tokens is good any more. */
export const RevokedSessionSchema = defineEntity({
  name: 'RevokedSession',
  properties: {
    /** The session's id: `sid` of its tokens, or `jti` of a token from before there were sessions. */
    id: id().primary(),
    /** When the session would have ended by itself, in seconds since 1970; then the row can go. */
    expires: p.integer().index(),
  },
});
