import type { Database } from '../../platform/database/database';
import type { ChatListEntryDto } from './chat.dto';
import { ChatLists, toEntry } from './chat-lists';
import { selectList } from './chat.statements';

/** Reads lists from the database each time, for PostgreSQL, where several processes may write to one chat. */
export class DatabaseChatLists extends ChatLists {
  constructor(private readonly database: Database) {
    super();
  }

  async of(userId: string): Promise<ChatListEntryDto[]> {
    return (await this.database.read(selectList.with({ userId }))).map(toEntry);
  }
}
