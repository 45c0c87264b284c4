import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database';
import type { ChatListEntryDto } from './chat.dto';
import { ChatLists, toEntry, type ReadMove, type StoredMessage } from './chat-lists';
import { selectList, type ListRow } from './chat.statements';

/** How many users' lists are cached. */
const MAX_CACHED_LISTS = 10_000;

type CachedEntry = { entry: ChatListEntryDto; lastSequence: number };

/**
 * Lists in memory, for SQLite: one process owns the file, so nobody else can write, and a list need not be read again
 * for each message. Changes are applied to the cached lists; the others are read on demand.
 */
export class InMemoryChatLists extends ChatLists {
  /** Each list has the chat with the latest message first. */
  private readonly lists = new LRUCache<string, CachedEntry[]>({ max: MAX_CACHED_LISTS });
  /** Lists that are being read. A list that changes meanwhile is read again. */
  private readonly reading = new Map<string, { list: Promise<CachedEntry[]> }>();

  constructor(private readonly database: Database) {
    super();
  }

  async of(userId: string): Promise<ChatListEntryDto[]> {
    const list = this.lists.get(userId) ?? (await this.load(userId));
    return list.map(({ entry }) => ({ ...entry }));
  }

  override opened(userId: string): void {
    this.forget(userId);
  }

  override sent({ chatId, senderId, recipientId, sequence, time }: StoredMessage): void {
    for (const userId of [senderId, recipientId]) {
      this.change(userId, chatId, (cached, list) => {
        // The list was read after the message was stored, and counts it already.
        if (sequence <= cached.lastSequence) return;
        cached.lastSequence = sequence;
        cached.entry.lastMessageTime = time;
        if (userId === recipientId) cached.entry.unread += 1;
        if (list[0] === cached) return;
        list.splice(list.indexOf(cached), 1);
        list.unshift(cached);
      });
    }
  }

  override read({ chatId, userId, contactId, sequence }: ReadMove): void {
    this.change(userId, chatId, (cached) => {
      // Only the database knows how many of the later messages are the contact's.
      if (sequence < cached.lastSequence) this.forget(userId);
      else cached.entry.unread = 0;
    });
    this.change(contactId, chatId, ({ entry }) => {
      if (Number(entry.readMessageId ?? 0) < sequence) entry.readMessageId = String(sequence);
    });
  }

  private change(userId: string, chatId: string, change: (cached: CachedEntry, list: CachedEntry[]) => void): void {
    const list = this.lists.get(userId);
    const cached = list?.find(({ entry }) => entry.chatId === chatId);
    if (list && cached) change(cached, list);
    else this.forget(userId);
  }

  private load(userId: string): Promise<CachedEntry[]> {
    const known = this.reading.get(userId);
    if (known) return known.list;
    const turn = { list: this.database.read(selectList.with({ userId })).then(toCached) };
    this.reading.set(userId, turn);
    turn.list = turn.list.then((list) => {
      if (this.reading.get(userId) !== turn) return this.load(userId);
      this.reading.delete(userId);
      this.lists.set(userId, list);
      return list;
    });
    return turn.list;
  }

  private forget(userId: string): void {
    this.lists.delete(userId);
    this.reading.delete(userId);
  }
}

const toCached = (rows: ListRow[]): CachedEntry[] =>
  rows.map((row) => ({ entry: toEntry(row), lastSequence: row.lastSequence ?? 0 }));
