import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import type { ChecklistItemDto } from './notes.dto';

export const NoteSchema = defineEntity({
  name: 'Note',
  indexes: [{ properties: ['ownerId', 'position', 'id'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    /** Lists run from the highest down, so that a new note comes first. */
    position: p.integer(),
    title: p.string().length(200),
    description: p.text(),
    archive: p.boolean(),
    image: p.string().length(2000).nullable(),
    time: instant(),
    reminder: instant().nullable(),
    checklist: p.json<ChecklistItemDto[]>(),
    /** Ids of the owner's labels. */
    labels: p.json<string[]>(),
  },
});

export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);
