import type { ChatListEntryDto } from './chat.dto';
import type { ListRow } from './chat.statements';

/** A message that has just been stored. */
export type StoredMessage = { chatId: string; senderId: string; recipientId: string; sequence: number; time: string };

/** A chat that a user has just read up to a message. */
export type ReadMove = { chatId: string; userId: string; contactId: string; sequence: number };

/**
 * The list of chats of each user. Whoever changes a chat reports it here as soon as the change is stored. The reports
 * are optional methods, because only lists that are cached need them.
 */
export abstract class ChatLists {
  /** All chats of a user, the latest message first. */
  abstract of(userId: string): Promise<ChatListEntryDto[]>;

  /** Reports that a user has a new chat. */
  opened?(userId: string): void;
  sent?(message: StoredMessage): void;
  read?(move: ReadMove): void;
}

/** An entry of the list as the API answers it. PostgreSQL returns big numbers as text. */
export const toEntry = ({ chatId, contactId, lastMessageTime, unread, contactRead }: ListRow): ChatListEntryDto => ({
  chatId,
  contactId,
  lastMessageTime,
  unread: Number(unread),
  readMessageId: Number(contactRead) === 0 ? null : String(contactRead),
});
