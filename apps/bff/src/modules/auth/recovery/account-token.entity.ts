import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../../platform/database/columns';

/** What a token lets its bearer do, once. */
export const TOKEN_PURPOSES = ['password-reset', 'invitation'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** A token that somebody was sent by mail. Whoever reads this table cannot use it: it holds hashes alone. */
export const AccountTokenSchema = defineEntity({
  name: 'AccountToken',
  uniques: [{ properties: ['userId', 'purpose'] }],
  properties: {
    /** SHA-256 of the token, in hex. The token is random and long: there is nothing to guess. */
    hash: p.string().length(64).primary(),
    /** Whose account it is about. A user has one token of each purpose: a new one takes the place of the one before. */
    userId: id(),
    purpose: p.string().length(20).$type<TokenPurpose>(),
    /** When it is of no use any more, in seconds since 1970. */
    expires: p.integer().index(),
  },
});
