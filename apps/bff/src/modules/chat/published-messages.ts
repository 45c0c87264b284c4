import { LRUCache } from 'lru-cache';

/** How many ids are remembered. */
const MAX_REMEMBERED_IDS = 10_000;

/** Which messages were published to the sockets. */
export type PublishedMessages = { has(messageId: string): boolean; add(messageId: string): void };

/**
 * For a single process: it published every message that it stored, or it died and all sockets reconnected and asked.
 */
export const allMessages: PublishedMessages = { has: () => true, add: () => undefined };

/**
 * For several processes: the messages that this process published recently. Nobody knows whether another process that
 * stored a message lived long enough to publish it. Publishing a message twice is harmless, because clients know
 * messages by their ids.
 */
export class RecentlyPublished implements PublishedMessages {
  private readonly ids = new LRUCache<string, true>({ max: MAX_REMEMBERED_IDS });

  has(messageId: string): boolean {
    return this.ids.has(messageId);
  }

  add(messageId: string): void {
    this.ids.set(messageId, true);
  }
}
