import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import { id } from '../../platform/database/columns';
import { NoteSchema } from './note.entity';

export const NoteLabelSchema = defineEntity({
  name: 'NoteLabel',
  indexes: [listIndex],
  properties: {
    ...recordColumns(),
    name: p.string().length(60),
    /** The name as it stands in addresses. */
    handle: p.string().length(80),
  },
});

/** Which labels a note has. */
export const NoteLabelLinkSchema = defineEntity({
  name: 'NoteLabelLink',
  indexes: [{ properties: ['ownerId', 'note', 'position'] }, { properties: ['label'] }],
  properties: {
    note: () => p.manyToOne(NoteSchema).primary().deleteRule('cascade'),
    label: () => p.manyToOne(NoteLabelSchema).primary().deleteRule('cascade'),
    ownerId: id(),
    /** Its place among the labels of the note. */
    position: p.integer(),
  },
});
