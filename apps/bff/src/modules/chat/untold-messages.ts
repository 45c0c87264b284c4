import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Live } from '../../platform/sockets/live';
import { SharedSockets } from '../../platform/sockets/shared-sockets';
import { messageNew } from './chat.events';
import { toMessageDto } from './chat.service';
import { selectNewest } from './chat.statements';

/** How many messages are told again at the most; who missed more sees them when the chat is opened. */
const MOST = 5000;

/**
 * Makes up for messages that other processes could not tell of while Redis was away. To ask "since the last one seen" is not
 * enough then: a client has seen later ones, of its own process, for as long as that took.
 */
@Injectable()
export class UntoldMessages {
  constructor(
    private readonly database: Database,
    private readonly live: Live,
    shared: SharedSockets,
  ) {
    shared.onCatchUp((since) => this.tellAgain(since.toISOString()));
  }

  private async tellAgain(since: string): Promise<void> {
    const newest = await this.database.read(selectNewest.with({ limit: MOST }));
    const untold = newest.filter(({ time }) => time >= since).reverse();
    for (const { chatId, recipientId, ...row } of untold) {
      this.live.tellHere([row.senderId, recipientId], messageNew, { chatId, message: toMessageDto(row) });
    }
  }
}
