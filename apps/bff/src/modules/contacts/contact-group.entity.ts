import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';
import { ContactSchema } from './contact.entity';

export const ContactGroupSchema = defineEntity({
  name: 'ContactGroup',
  indexes: [{ properties: ['ownerId', 'position'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    /** Its place among the groups of the owner. */
    position: p.integer(),
    name: p.string().length(60),
  },
});

/** Which contacts a group has. A contact in the trash keeps its groups. */
export const ContactGroupMemberSchema = defineEntity({
  name: 'ContactGroupMember',
  indexes: [{ properties: ['ownerId', 'group', 'contact'] }, { properties: ['contact'] }],
  properties: {
    group: () => p.manyToOne(ContactGroupSchema).primary().deleteRule('cascade'),
    contact: () => p.manyToOne(ContactSchema).primary().deleteRule('cascade'),
    ownerId: id(),
  },
});
