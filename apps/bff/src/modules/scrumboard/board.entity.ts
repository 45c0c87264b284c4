import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import { id, instant } from '../../platform/database/columns';
import type { BoardSettingsDto } from './scrumboard.dto';

/** Its row is also the lock of all that is on it. */
export const BoardSchema = defineEntity({
  name: 'Board',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    name: p.string().length(100),
    /** The name as it stands in addresses. */
    uri: p.string().length(80),
    settings: p.json<BoardSettingsDto>(),
  },
});

/** A list of cards. What is in a removed list is out of sight with it, and comes back with it. */
export const BoardListSchema = defineEntity({
  name: 'BoardList',
  indexes: [{ properties: ['board', 'position'] }, ...trashIndexes],
  properties: {
    ...recordColumns(),
    board: () => p.manyToOne(BoardSchema).deleteRule('cascade'),
    name: p.string().length(100),
    /** Out of sight with its cards, but not removed. */
    archived: p.boolean().default(false),
  },
});

export const BoardLabelSchema = defineEntity({
  name: 'BoardLabel',
  indexes: [{ properties: ['board', 'position'] }],
  properties: {
    id: id().primary(),
    board: () => p.manyToOne(BoardSchema).deleteRule('cascade'),
    position: p.integer(),
    name: p.string().length(60),
    class: p.string().length(60),
    /** When it was removed. Its cards are remembered, so that they have it again where that is undone. */
    removedAt: instant().nullable(),
  },
});

/** Who works on a board. */
export const BoardMemberSchema = defineEntity({
  name: 'BoardMember',
  indexes: [{ properties: ['userId'] }],
  properties: {
    board: () => p.manyToOne(BoardSchema).primary().deleteRule('cascade'),
    userId: id().primary(),
    /** Its place among the members of the board. */
    position: p.integer(),
  },
});
