import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import { ContactSchema } from './contact.entity';

export const ContactGroupSchema = defineEntity({
  name: 'ContactGroup',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    name: p.string().length(60),
  },
});

/** Which contacts a group has. A contact in the trash keeps its groups, and a group in the trash its contacts. */
export const ContactGroupMemberSchema = defineEntity({
  name: 'ContactGroupMember',
  indexes: [{ properties: ['ownerId', 'contact', 'group'] }, { properties: ['contact'] }],
  properties: {
    group: () => p.manyToOne(ContactGroupSchema).primary().deleteRule('cascade'),
    contact: () => p.manyToOne(ContactSchema).primary().deleteRule('cascade'),
    ownerId: id(),
  },
});
