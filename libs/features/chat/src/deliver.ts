import { withTabLock } from '@ezone/shell/records';
import { LiveError } from '@ezone/shell/session/live';
import type { ClientEvents } from '@ezone/shell/session/live';
import { MessageRefused, NotNow } from './machines/chatConnectionMachine';
import type { OutboxEntry, OutboxStore } from './model/outbox';

/** Milliseconds to wait where the server says that it was too much, but not for how long. */
const TOO_MUCH = 5000;

type Sent = ClientEvents['message:send']['data'];

/** Asks the server to store a message. */
export type Send = (message: ClientEvents['message:send']['payload']) => Promise<Sent>;

type Needs = { userId: string; send: Send; outbox: OutboxStore; signal: AbortSignal };

const meaningOf = (error: unknown): unknown => {
  if (!(error instanceof LiveError)) return error;
  const { statusCode, retryAfter } = error;
  if (statusCode === 429) return new NotNow(retryAfter === undefined ? TOO_MUCH : retryAfter * 1000);
  // The connection says by itself when the token is not taken any more.
  if (statusCode === 0 || statusCode === 401 || statusCode === 503) return new NotNow();
  return statusCode < 500 ? new MessageRefused(statusCode) : error;
};

/**
 * Sends a message of the outbox, in one tab at a time. Where another tab has sent it meanwhile there is nothing to do.
 * @param onSent takes over what the server made of it, before the message is gone from the outbox
 * @throws MessageRefused, NotNow, and LiveError where the server broke over it
 */
export const deliver = ({ userId, send, outbox, signal }: Needs, entry: OutboxEntry, onSent: (sent: Sent) => void) =>
  withTabLock(`ezone.chat.${userId}.outbox`, signal, async () => {
    const { clientMessageId, contactId, text } = entry;
    if (!outbox.has(clientMessageId)) return;
    try {
      onSent(await send({ contactId, messageText: text, clientMessageId }));
      outbox.forget(clientMessageId);
    } catch (error) {
      throw meaningOf(error);
    }
  });
