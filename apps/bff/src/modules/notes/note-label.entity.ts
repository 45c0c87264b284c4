import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';

export const NoteLabelSchema = defineEntity({
  name: 'NoteLabel',
  indexes: [{ properties: ['ownerId', 'position'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    position: p.integer(),
    name: p.string().length(60),
    /** The name as it stands in addresses. */
    handle: p.string().length(80),
  },
});

export class NoteLabel extends NoteLabelSchema.class {}
NoteLabelSchema.setClass(NoteLabel);
