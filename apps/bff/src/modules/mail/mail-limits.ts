import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { requireAtMost } from '../../platform/errors/too-many-requests';
import { Counters, type Counter } from '../../platform/redis/counters';

/** How many recipients the mails of one sender may have in a window. */
export const MAX_RECIPIENTS_A_WINDOW = 300;
/** In seconds. */
const WINDOW_SECONDS = 60;

/** Limits how much mail one user sends, across all processes. `RATE_LIMIT=0` switches it off. */
@Injectable()
export class MailLimits {
  private readonly recipients: Counter;
  private readonly off: boolean;

  constructor({ RATE_LIMIT }: Environment, counters: Counters) {
    this.off = RATE_LIMIT === 0;
    this.recipients = counters.of('mail-recipients', WINDOW_SECONDS);
  }

  /** @throws {TooManyRequestsException} when the sender has had too many recipients with these */
  async countRecipients(senderId: string, count: number): Promise<void> {
    if (this.off) return;
    requireAtMost(MAX_RECIPIENTS_A_WINDOW, await this.recipients.add(senderId, count));
  }
}
