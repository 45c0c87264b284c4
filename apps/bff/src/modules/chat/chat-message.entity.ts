import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';

/** A message; it is never changed. */
export const ChatMessageSchema = defineEntity({
  name: 'ChatMessage',
  // With the sender, so that what is unread is counted without reading the messages.
  indexes: [{ properties: ['chatId', 'sequence', 'senderId'] }],
  // A message without a client's id is never a repetition: NULLs are all different.
  uniques: [{ properties: ['clientMessageId', 'senderId'] }],
  properties: {
    /** The order of all messages, and, as text, a message's id. */
    // SQLite counts only what it calls an integer, whatever the type, and would make the table anew for each migration.
    sequence: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    chatId: id(),
    senderId: id(),
    text: p.string().length(4000),
    time: instant(),
    clientMessageId: p.string().length(64).nullable(),
  },
});
