import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { stableId } from '../../platform/database/stable-id';
import { insertMember, selectChatOfPair, selectContactOfChat } from './chat.statements';

/** How many pairs are remembered at the most. */
const REMEMBERED = 100_000;

/**
 * Which chat a pair has. Its id is worked out from the pair, so that two who open it at the same moment open the same one;
 * and because a chat never changes hands, what was once looked up can be remembered, in every process.
 */
@Injectable()
export class ChatPairs {
  private readonly remembered = new Map<string, string>();

  constructor(private readonly database: Database) {}

  /** The chat of a user with a contact, or undefined where nobody has opened it. */
  async find(userId: string, contactId: string): Promise<string | undefined> {
    const key = `pair ${userId} ${contactId}`;
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const [row] = await this.database.read(selectChatOfPair.with({ userId, contactId }));
    return row && this.remember(key, row.chatId);
  }

  /** With whom a user shares a chat, or undefined where the chat is not one of the user's. */
  async contactOf(userId: string, chatId: string): Promise<string | undefined> {
    const key = `chat ${userId} ${chatId}`;
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const [row] = await this.database.read(selectContactOfChat.with({ userId, chatId }));
    return row && this.remember(key, row.contactId);
  }

  /** Opens the chat of a pair; where it is there already, nothing changes. */
  async create(userId: string, contactId: string): Promise<string> {
    const chatId = chatIdOf(userId, contactId);
    // Always in the same order: two who open it at once must not wait for each other.
    const members = [userId, contactId].sort();
    const rows = [members, members.toReversed()].map(([one = '', other = '']) =>
      insertMember.with({ userId: one, contactId: other, chatId }),
    );
    await this.database.write(rows);
    return chatId;
  }

  private remember(key: string, value: string): string {
    const [oldest] = this.remembered.size >= REMEMBERED ? this.remembered.keys() : [];
    if (oldest !== undefined) this.remembered.delete(oldest);
    this.remembered.set(key, value);
    return value;
  }
}

/** The id of the chat of two users, whichever of them asks. */
export const chatIdOf = (one: string, other: string): string => stableId('chat', ...[one, other].sort());
