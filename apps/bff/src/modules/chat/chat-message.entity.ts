import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';

/** A message, which never changes. */
export const ChatMessageSchema = defineEntity({
  name: 'ChatMessage',
  // The sender is part of it, so that unread messages are counted without reading them.
  indexes: [{ properties: ['chatId', 'sequence', 'senderId'] }],
  // Messages without a client id are never repetitions, because NULLs are all different.
  uniques: [{ properties: ['clientMessageId', 'senderId'] }],
  properties: {
    /** Orders all messages; as text, it is the message's id. */
    // SQLite only auto-increments an `integer` column. Without `ignoreSchemaChanges`, every migration would rebuild the
    // table to make it a bigint.
    sequence: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    chatId: id(),
    senderId: id(),
    text: p.string().length(4000),
    time: instant(),
    clientMessageId: p.string().length(64).nullable(),
  },
});
