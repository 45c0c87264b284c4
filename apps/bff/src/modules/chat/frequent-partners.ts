import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import { ContactsService, OFTEN } from '../contacts/contacts.service';
import { emailKey, UsersService } from '../users/users.service';

/** How many pairs are counted at a time. */
const MAX_COUNTED_PAIRS = 10_000;

/** The first messages of a user in a chat, as many as matter. */
const selectFirst = prepare<{ chatId: string; senderId: string }>()((rows, { chatId, senderId }) =>
  rows
    .selectFrom('chat_message')
    .select('sequence')
    .where('chat_id', '=', chatId)
    .where('sender_id', '=', senderId)
    .limit(OFTEN),
);

/** Tells a user's contacts of those with whom the user chats often. Only each fifth message is looked at, as most come in a row. */
@Injectable()
export class FrequentPartners {
  private readonly logger = new Logger('FrequentPartners');
  private readonly counts = new LRUCache<string, number>({ max: MAX_COUNTED_PAIRS });

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly contacts: ContactsService,
  ) {}

  /** Counts a message that was stored. Its sender waits for nothing. */
  sent(message: { chatId: string; senderId: string; recipientId: string }): void {
    const key = `${message.senderId} ${message.chatId}`;
    const count = ((this.counts.get(key) ?? 0) + 1) % OFTEN;
    this.counts.set(key, count);
    if (count > 0) return;
    this.mark(message).catch((err: unknown) => {
      this.logger.error({ msg: 'Who is chatted with often could not be noted down', err });
    });
  }

  private async mark({ chatId, senderId, recipientId }: Parameters<FrequentPartners['sent']>[0]): Promise<void> {
    const first = await this.database.read(selectFirst.with({ chatId, senderId }));
    if (first.length < OFTEN) return;
    const { data } = await this.users.get(recipientId);
    await this.contacts.markFrequent(senderId, [emailKey(data.email)]);
  }
}
