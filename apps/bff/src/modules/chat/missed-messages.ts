import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Live } from '../../platform/sockets/live';
import { SharedSockets } from '../../platform/sockets/shared-sockets';
import { messageNew } from './chat.events';
import { toMessageDto } from './chat.service';
import { selectNewest } from './chat.statements';

/** How many messages are published again. A user who missed more sees the others when opening the chat. */
const MAX_REPUBLISHED_MESSAGES = 5000;

/**
 * Publishes the messages that other processes could not publish here while Redis was away. Asking for messages "since
 * the last one seen" is not enough in that case, because a client has seen later messages of its own process in the
 * meantime.
 */
@Injectable()
export class MissedMessages {
  constructor(
    private readonly database: Database,
    private readonly live: Live,
    shared: SharedSockets,
  ) {
    shared.onCatchUp((since) => this.publishAgain(since.toISOString()));
  }

  private async publishAgain(since: string): Promise<void> {
    const newest = await this.database.read(selectNewest.with({ limit: MAX_REPUBLISHED_MESSAGES }));
    const missed = newest.filter(({ time }) => time >= since).reverse();
    for (const { chatId, recipientId, ...row } of missed) {
      this.live.publishHere([row.senderId, recipientId], messageNew, { chatId, message: toMessageDto(row) });
    }
  }
}
