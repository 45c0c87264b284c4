import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../database/columns';

/** A token that was signed out before its end. */
export const RevokedTokenSchema = defineEntity({
  name: 'RevokedToken',
  properties: {
    /** `jti` of the token. */
    id: id().primary(),
    /** When the token would have ended by itself, in seconds since 1970; then the row can go. */
    expires: p.integer().index(),
  },
});
