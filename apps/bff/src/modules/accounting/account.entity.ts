import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import type { AccountType } from './account-types';

/** An account of a user's books. */
export const AccountSchema = defineEntity({
  name: 'Account',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    /** What it is sorted by and known as in tables: no other account of the owner has the same, but those in the trash. */
    code: p.string().length(20),
    name: p.string().length(100),
    type: p.string().length(10).$type<AccountType>(),
    /** The account that it is a part of. */
    parentId: id().nullable(),
    /** Whether it is kept at a bank, whose statements are read into it. */
    bank: p.boolean(),
  },
});
