import { defineEntity, p } from '@mikro-orm/core';
import { day, id, instant } from '../../database/columns';
import type { ApiScope } from './api-scopes';

/** The longest name of a token, in characters. */
export const MAX_NAME_LENGTH = 100;

/** A token with which a script calls in the name of its owner. Whoever reads this table cannot use it: it holds hashes alone. */
export const ApiTokenSchema = defineEntity({
  name: 'ApiToken',
  properties: {
    id: id().primary(),
    ownerId: id().index(),
    /** What its owner calls it. */
    name: p.string().length(MAX_NAME_LENGTH),
    /** SHA-256 of the token, in hex. The token is random and long: there is nothing to guess. */
    hash: p.string().length(64).unique(),
    /** What it is good for. */
    scopes: p.json().$type<ApiScope[]>(),
    createdAt: instant(),
    /** When it is of no use any more, in seconds since 1970. */
    expires: p.integer().index(),
    /** The last day on which somebody called with it, in UTC. */
    lastUsedOn: day().nullable(),
  },
});
