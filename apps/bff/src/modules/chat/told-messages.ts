/** How many ids are remembered at the most. */
const REMEMBERED = 10_000;

/** Of which messages the sockets were told. */
export type ToldMessages = { has(messageId: string): boolean; add(messageId: string): void };

/** Where one process does all: what it stored it also told, or it died and every socket came back and asked. */
export const everyMessage: ToldMessages = { has: () => true, add: () => undefined };

/**
 * Where there are several processes: what this one told lately. Of another message nobody knows whether the process that
 * stored it lived to tell; to be told twice does no harm, as clients know messages by their ids.
 */
export class LatelyTold implements ToldMessages {
  private readonly ids = new Set<string>();

  has(messageId: string): boolean {
    return this.ids.has(messageId);
  }

  add(messageId: string): void {
    const [oldest] = this.ids.size >= REMEMBERED ? this.ids : [];
    if (oldest !== undefined) this.ids.delete(oldest);
    this.ids.add(messageId);
  }
}
