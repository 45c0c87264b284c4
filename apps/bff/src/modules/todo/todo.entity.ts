import { defineEntity, p } from '@mikro-orm/core';
import { labelColumns, labelIndexes } from '../../platform/catalogues/label-links';
import { instant } from '../../platform/database/columns';
import type { ChecklistItemDto } from '../../platform/dto/checklist-item.dto';
import { listIndex, recordColumns, removedFlag, trashIndexes } from '../../platform/records/record-columns';
import type { TodoRepeatDto } from './todo.dto';

export const TodoSchema = defineEntity({
  name: 'Todo',
  indexes: [
    listIndex,
    ...trashIndexes,
    { properties: ['ownerId', 'starred', 'position', 'id'] },
    { properties: ['ownerId', 'important', 'position', 'id'] },
    { properties: ['ownerId', 'completed', 'position', 'id'] },
    { properties: ['ownerId', 'dueDate'] },
  ],
  properties: {
    ...recordColumns(),
    title: p.string().length(200),
    notes: p.text(),
    startDate: instant().nullable(),
    startAllDay: p.boolean().default(false),
    dueDate: instant().nullable(),
    dueAllDay: p.boolean().default(false),
    completed: p.boolean(),
    starred: p.boolean(),
    important: p.boolean(),
    /** Whether it is in the trash, of which this app shows its part. */
    deleted: removedFlag(),
    /** A number of `todoFolders`. */
    folder: p.integer(),
    subtasks: p.json<ChecklistItemDto[]>().default('[]'),
    repeat: p.json<TodoRepeatDto>().nullable(),
    /** Where it stands in the owner's own order, the greatest first. */
    place: p.double().$type<number>().default(0),
  },
});

/** Which labels a todo has. */
export const TodoLabelLinkSchema = defineEntity({
  name: 'TodoLabelLink',
  indexes: labelIndexes('todo'),
  properties: {
    // Its index is that of the primary key, which begins with it.
    todo: () => p.manyToOne(TodoSchema).primary().index(false).deleteRule('cascade'),
    ...labelColumns(),
  },
});
