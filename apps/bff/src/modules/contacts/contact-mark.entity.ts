import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';
import { ContactSchema } from './contact.entity';

/** Which contacts are starred, and to whom their owner writes often. A contact in the trash keeps its marks. */
export const ContactMarkSchema = defineEntity({
  name: 'ContactMark',
  indexes: [{ properties: ['ownerId', 'contact', 'mark'] }],
  properties: {
    contact: () => p.manyToOne(ContactSchema).primary().deleteRule('cascade'),
    /** `starred` or `frequent`. */
    mark: p.string().length(10).primary(),
    ownerId: id(),
  },
});
