import type { Database } from '../../platform/database/database';
import type { ChatListEntryDto } from './chat.dto';
import { ChatLists, toEntry, type ReadMove, type StoredMessage } from './chat-lists';
import { selectList, type ListRow } from './chat.statements';

/** Of how many users the lists are kept at the most. */
const KEPT = 10_000;

type KeptEntry = { entry: ChatListEntryDto; lastSequence: number };

/**
 * Lists in memory, for SQLite: one process owns the file, so nobody else can write, and a list need not be read again for
 * each message. What happens is noted in the lists that are there; the others are read when they are asked for.
 */
export class InMemoryChatLists extends ChatLists {
  /** The latest first. */
  private readonly lists = new Map<string, KeptEntry[]>();
  /** Lists that are being read. One that something happens to meanwhile is read again. */
  private readonly reading = new Map<string, { list: Promise<KeptEntry[]> }>();

  constructor(private readonly database: Database) {
    super();
  }

  async of(userId: string): Promise<ChatListEntryDto[]> {
    const list = this.lists.get(userId) ?? (await this.load(userId));
    return list.map(({ entry }) => ({ ...entry }));
  }

  opened(userId: string): void {
    this.forget(userId);
  }

  sent({ chatId, senderId, recipientId, sequence, time }: StoredMessage): void {
    for (const userId of [senderId, recipientId]) {
      this.change(userId, chatId, (kept, list) => {
        // The list was read between the storing of the message and this.
        if (sequence <= kept.lastSequence) return;
        kept.lastSequence = sequence;
        kept.entry.lastMessageTime = time;
        if (userId === recipientId) kept.entry.unread += 1;
        if (list[0] === kept) return;
        list.splice(list.indexOf(kept), 1);
        list.unshift(kept);
      });
    }
  }

  read({ chatId, userId, contactId, sequence }: ReadMove): void {
    this.change(userId, chatId, (kept) => {
      // How many of the messages after an older one are the contact's, only the database knows.
      if (sequence < kept.lastSequence) this.forget(userId);
      else kept.entry.unread = 0;
    });
    this.change(contactId, chatId, ({ entry }) => {
      if (Number(entry.readMessageId ?? 0) < sequence) entry.readMessageId = String(sequence);
    });
  }

  private change(userId: string, chatId: string, change: (kept: KeptEntry, list: KeptEntry[]) => void): void {
    const list = this.lists.get(userId);
    const kept = list?.find(({ entry }) => entry.chatId === chatId);
    if (list && kept) change(kept, list);
    else this.forget(userId);
  }

  private load(userId: string): Promise<KeptEntry[]> {
    const known = this.reading.get(userId);
    if (known) return known.list;
    const turn = { list: this.database.read(selectList.with({ userId })).then(toKept) };
    this.reading.set(userId, turn);
    turn.list = turn.list.then((list) => {
      if (this.reading.get(userId) !== turn) return this.load(userId);
      this.reading.delete(userId);
      this.keep(userId, list);
      return list;
    });
    return turn.list;
  }

  private keep(userId: string, list: KeptEntry[]): void {
    const [oldest] = this.lists.size >= KEPT ? this.lists.keys() : [];
    if (oldest !== undefined) this.lists.delete(oldest);
    this.lists.set(userId, list);
  }

  private forget(userId: string): void {
    this.lists.delete(userId);
    this.reading.delete(userId);
  }
}

const toKept = (rows: ListRow[]): KeptEntry[] =>
  rows.map((row) => ({ entry: toEntry(row), lastSequence: row.lastSequence ?? 0 }));
