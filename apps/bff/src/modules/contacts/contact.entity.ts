import { defineEntity, p } from '@mikro-orm/core';
import { day } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';

export const ContactSchema = defineEntity({
  name: 'Contact',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    name: p.string().length(100),
    lastName: p.string().length(100),
    avatar: p.string().length(2000).nullable(),
    nickname: p.string().length(100),
    company: p.string().length(100),
    jobTitle: p.string().length(100),
    email: p.string().length(254).nullable(),
    phone: p.string().length(50),
    address: p.string().length(500),
    birthday: day().nullable(),
    notes: p.text(),
  },
});
