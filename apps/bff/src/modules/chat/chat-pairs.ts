import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database';
import type { BoundStatement } from '../../platform/database/prepared';
import { stableId } from '../../platform/database/stable-id';
import { insertMember, selectChatOfPair, selectContactOfChat } from './chat.statements';

/** How many answers are cached: two for each user who looks up a chat. */
const MAX_CACHED_PAIRS = 100_000;

/**
 * Finds the chat of a pair of users. The chat's id is computed from the pair, so that two users who open it at the same
 * moment get the same chat. The members of a chat never change, so every process can cache what it has looked up.
 */
@Injectable()
export class ChatPairs {
  private readonly cache = new LRUCache<string, string>({ max: MAX_CACHED_PAIRS });

  constructor(private readonly database: Database) {}

  /** The chat of a user with a contact; undefined if neither has opened it. */
  find(userId: string, contactId: string): Promise<string | undefined> {
    return this.cached(`pair ${userId} ${contactId}`, selectChatOfPair.with({ userId, contactId }));
  }

  /** The other member of a user's chat; undefined if the chat is not the user's. */
  contactOf(userId: string, chatId: string): Promise<string | undefined> {
    return this.cached(`chat ${userId} ${chatId}`, selectContactOfChat.with({ userId, chatId }));
  }

  /** Creates the chat of a pair. If it exists already, nothing changes. */
  async create(userId: string, contactId: string): Promise<string> {
    const chatId = chatIdOf(userId, contactId);
    // The order is always the same, so that two users who open the chat at once never wait for each other.
    const members = [userId, contactId].sort();
    const rows = [members, members.toReversed()].map(([one = '', other = '']) =>
      insertMember.with({ userId: one, contactId: other, chatId }),
    );
    await this.database.write(rows);
    return chatId;
  }

  private async cached(key: string, statement: BoundStatement<{ id: string }>): Promise<string | undefined> {
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const [row] = await this.database.read(statement);
    if (row) this.cache.set(key, row.id);
    return row?.id;
  }
}

/** The id of the chat of two users, in either order. */
export const chatIdOf = (one: string, other: string): string => stableId('chat', ...[one, other].sort());
