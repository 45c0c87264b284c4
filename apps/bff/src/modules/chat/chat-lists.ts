import type { ChatListEntryDto } from './chat.dto';
import type { ListRow } from './chat.statements';

/** A message that was stored just now. */
export type StoredMessage = { chatId: string; senderId: string; recipientId: string; sequence: number; time: string };

/** A chat that was read up to a message just now. */
export type ReadMove = { chatId: string; userId: string; contactId: string; sequence: number };

/** The chats of each user, as they stand in its list. Whoever changes a chat says so here, as soon as it is stored. */
export abstract class ChatLists {
  /** All chats of a user, the latest message first. */
  abstract of(userId: string): Promise<ChatListEntryDto[]>;

  /** A user has a chat that it had not. */
  abstract opened(userId: string): void;
  abstract sent(message: StoredMessage): void;
  abstract read(move: ReadMove): void;
}

/** An entry of the list as it is on the wire. PostgreSQL answers its big numbers as text. */
export const toEntry = ({ chatId, contactId, lastMessageTime, unread, contactRead }: ListRow): ChatListEntryDto => ({
  chatId,
  contactId,
  lastMessageTime,
  unread: Number(unread),
  readMessageId: Number(contactRead) === 0 ? null : String(contactRead),
});
