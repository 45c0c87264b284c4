import { sql } from 'kysely';
import { prepare, type Bindable } from '../../platform/database/prepared';

/** A message to store. */
export type NewMessage = {
  chatId: string;
  senderId: string;
  recipientId: string;
  text: string;
  time: string;
  clientMessageId: string | null;
};

/** A message as it is stored. */
export type MessageRow = Omit<NewMessage, 'recipientId'> & { sequence: number };

const COLUMNS = ['chat_id', 'sender_id', 'text', 'time', 'client_message_id'] as const;
const WIRE_COLUMNS = [
  'sequence',
  'chat_id as chatId',
  'sender_id as senderId',
  'text',
  'time',
  'client_message_id as clientMessageId',
] as const;

/** Stores a message on SQLite, where writes happen one after the other, and their numbers are in the same order. */
export const insertMessage = prepare<NewMessage>()((rows, given) =>
  rows
    .insertInto('chat_message')
    .values({
      chat_id: given.chatId,
      sender_id: given.senderId,
      text: given.text,
      time: given.time,
      client_message_id: given.clientMessageId,
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_message_id']).doNothing())
    .returning('sequence'),
);

/**
 * Stores a message on PostgreSQL, which draws a number before its row becomes visible. Of two writers, the one with the
 * lower number may commit later, and a client that asked for messages "since" in between would miss it. So both
 * participants are locked from before the number is drawn until the row is stored, always in the same order.
 */
export const insertMessageInTurn = prepare<NewMessage>()((rows, given) => {
  const key = (userId: Bindable<string>) => sql`hashtextextended(${userId}, 0)`;
  const keys = sql`${key(given.senderId)}, ${key(given.recipientId)}`;
  return rows
    .insertInto('chat_message')
    .columns([...COLUMNS])
    .expression(
      sql<never>`select ${given.chatId}, ${given.senderId}, ${given.text}, ${given.time}, ${given.clientMessageId}
        from (select pg_advisory_xact_lock(least(${keys})), pg_advisory_xact_lock(greatest(${keys}))) as turn` as never,
    )
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_message_id']).doNothing())
    .returning('sequence');
});

/** The message that a sender has sent with a client id. */
export const selectSent = prepare<{ senderId: string; clientMessageId: string }>()((rows, given) =>
  rows
    .selectFrom('chat_message')
    .select(WIRE_COLUMNS)
    .where('sender_id', '=', given.senderId)
    .where('client_message_id', '=', given.clientMessageId),
);

/** A message of one chat. */
export const selectMessage = prepare<{ chatId: string; sequence: number }>()((rows, given) =>
  rows
    .selectFrom('chat_message')
    .select('sequence')
    .where('sequence', '=', given.sequence)
    .where('chat_id', '=', given.chatId),
);

/** A message of any chat of a user. */
export const selectOwnMessage = prepare<{ userId: string; sequence: number }>()((rows, given) =>
  rows
    .selectFrom('chat_message')
    .innerJoin('chat_member', 'chat_member.chat_id', 'chat_message.chat_id')
    .select('chat_message.sequence')
    .where('chat_message.sequence', '=', given.sequence)
    .where('chat_member.user_id', '=', given.userId),
);

/** The newest messages of a chat before a given one, newest first. */
export const selectDialog = prepare<{ chatId: string; before: number; limit: number }>()((rows, given) =>
  rows
    .selectFrom('chat_message')
    .select(WIRE_COLUMNS)
    .where('chat_id', '=', given.chatId)
    .where('sequence', '<', given.before)
    .orderBy('sequence', 'desc')
    .limit(given.limit),
);

/**
 * The newest messages of all chats with their recipients, newest first. The messages are selected before their
 * recipients are joined, because PostgreSQL expects that few messages have one, and would read and sort the whole table
 * to find enough.
 */
export const selectNewest = prepare<{ limit: number }>()((rows, given) =>
  rows
    .selectFrom((messages) =>
      messages
        .selectFrom('chat_message')
        .select(WIRE_COLUMNS)
        .orderBy('sequence', 'desc')
        .limit(given.limit)
        .as('newest'),
    )
    .innerJoin('chat_member', (join) =>
      join.onRef('chat_member.chat_id', '=', 'newest.chatId').onRef('chat_member.user_id', '=', 'newest.senderId'),
    )
    .selectAll('newest')
    .select('contact_id as recipientId')
    .orderBy('newest.sequence', 'desc'),
);

/** The messages of all chats of a user after a given one, oldest first. */
export const selectSince = prepare<{ userId: string; after: number; limit: number }>()((rows, given) =>
  rows
    .selectFrom('chat_message')
    .select(WIRE_COLUMNS)
    .where('chat_id', 'in', (chats) =>
      chats.selectFrom('chat_member').select('chat_member.chat_id').where('user_id', '=', given.userId),
    )
    .where('sequence', '>', given.after)
    .orderBy('sequence')
    .limit(given.limit),
);

/** The contact's messages after the last one that was read. */
const unread = sql<number>`(select count(*) from chat_message where chat_id = chat_member.chat_id
  and sequence > chat_member.read_sequence and sender_id = chat_member.contact_id)`.as('unread');

/** A chat of a user, as in the list of chats. */
export type ListRow = {
  chatId: string;
  contactId: string;
  lastSequence: number | null;
  lastMessageTime: string | null;
  contactRead: number;
  unread: number;
};

/** All chats of a user, the one with the latest message first. */
export const selectList = prepare<{ userId: string }>()((rows, given) =>
  rows
    .selectFrom('chat_member')
    .innerJoin('chat_member as contact', (join) =>
      join
        .onRef('contact.user_id', '=', 'chat_member.contact_id')
        .onRef('contact.contact_id', '=', 'chat_member.user_id'),
    )
    .leftJoin('chat_message as last', (join) =>
      join.on(
        'last.sequence',
        '=',
        sql<number>`(select max(sequence) from chat_message where chat_id = chat_member.chat_id)`,
      ),
    )
    .select([
      'chat_member.chat_id as chatId',
      'chat_member.contact_id as contactId',
      'last.sequence as lastSequence',
      'last.time as lastMessageTime',
      'contact.read_sequence as contactRead',
    ])
    .select(unread)
    .where('chat_member.user_id', '=', given.userId)
    .orderBy(sql`coalesce(last.sequence, 0)`, 'desc')
    .orderBy('chat_member.chat_id'),
);

/** How many messages of a chat a user has not read. */
export const countUnread = prepare<{ userId: string; contactId: string }>()((rows, given) =>
  rows
    .selectFrom('chat_member')
    .select(unread)
    .where('user_id', '=', given.userId)
    .where('contact_id', '=', given.contactId),
);

/** Moves the reading position forward, never back, so that two reports count the same in either order. */
export const moveRead = prepare<{ userId: string; contactId: string; sequence: number }>()((rows, given) =>
  rows
    .updateTable('chat_member')
    .set({ read_sequence: given.sequence })
    .where('user_id', '=', given.userId)
    .where('contact_id', '=', given.contactId)
    .where('read_sequence', '<', given.sequence),
);

/** Inserts one of the two rows of a chat, or nothing if the chat exists already. */
export const insertMember = prepare<{ userId: string; contactId: string; chatId: string }>()((rows, given) =>
  rows
    .insertInto('chat_member')
    .values({ user_id: given.userId, contact_id: given.contactId, chat_id: given.chatId, read_sequence: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'contact_id']).doNothing()),
);

/** The chat of a pair. */
export const selectChatOfPair = prepare<{ userId: string; contactId: string }>()((rows, given) =>
  rows
    .selectFrom('chat_member')
    .select('chat_id as id')
    .where('user_id', '=', given.userId)
    .where('contact_id', '=', given.contactId),
);

/** The other member of a user's chat. */
export const selectContactOfChat = prepare<{ chatId: string; userId: string }>()((rows, given) =>
  rows
    .selectFrom('chat_member')
    .select('contact_id as id')
    .where('chat_id', '=', given.chatId)
    .where('user_id', '=', given.userId),
);
