import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';

/**
 * When somebody is to be told of a record: one row until that time has come. It is no more than a hint to look: the record
 * itself says what is due.
 */
export const DueTimeSchema = defineEntity({
  name: 'DueTime',
  indexes: [{ properties: ['at'] }],
  properties: {
    /** Whose list it is; `*` where all users share it. */
    ownerId: id().primary(),
    list: p.string().length(64).primary(),
    recordId: id().primary(),
    at: instant(),
  },
});
