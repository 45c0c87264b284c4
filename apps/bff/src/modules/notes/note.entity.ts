import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import type { ChecklistItemDto } from '../../platform/dto/checklist-item.dto';

export const NoteSchema = defineEntity({
  name: 'Note',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    title: p.string().length(200),
    description: p.text(),
    archive: p.boolean(),
    image: p.string().length(2000).nullable(),
    time: instant(),
    reminder: instant().nullable(),
    checklist: p.json<ChecklistItemDto[]>(),
  },
});
