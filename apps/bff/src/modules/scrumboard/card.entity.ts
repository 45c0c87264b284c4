import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { recordColumns, trashIndexes } from '../../platform/records/record-columns';
import { BoardLabelSchema, BoardListSchema, BoardSchema } from './board.entity';
import type { ActivityDto, AttachmentDto, ChecklistDto } from './scrumboard.dto';

export const CardSchema = defineEntity({
  name: 'Card',
  // By the first the size of a board is added up, without a look at the cards.
  indexes: [{ properties: ['board', 'ownerId', 'bytes'] }, { properties: ['list', 'position'] }, ...trashIndexes],
  properties: {
    ...recordColumns(),
    board: () => p.manyToOne(BoardSchema).deleteRule('cascade'),
    /** Null only in the trash, where the list was deleted for good after the card was removed. */
    list: () => p.manyToOne(BoardListSchema).nullable().deleteRule('cascade'),
    name: p.string().length(200),
    description: p.text(),
    idAttachmentCover: id().nullable(),
    subscribed: p.boolean(),
    due: instant().nullable(),
    /** Out of sight, but not removed. */
    archived: p.boolean().default(false),
    attachments: p.json<AttachmentDto[]>(),
    checklists: p.json<ChecklistDto[]>(),
    activities: p.json<ActivityDto[]>(),
    /** How long it is as JSON, in bytes. */
    bytes: p.integer().default(0),
  },
});

/** Who works on a card. */
export const CardMemberSchema = defineEntity({
  name: 'CardMember',
  properties: {
    card: () => p.manyToOne(CardSchema).primary().deleteRule('cascade'),
    userId: id().primary(),
    /** Its place among the members of the card. */
    position: p.integer(),
  },
});

/** Which labels a card has. */
export const CardLabelSchema = defineEntity({
  name: 'CardLabel',
  indexes: [{ properties: ['label'] }],
  properties: {
    card: () => p.manyToOne(CardSchema).primary().deleteRule('cascade'),
    label: () => p.manyToOne(BoardLabelSchema).primary().deleteRule('cascade'),
    /** Its place among the labels of the card. */
    position: p.integer(),
  },
});
