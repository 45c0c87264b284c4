import type { ChatMessage } from '@ezone/shell/session/live';

/** Milliseconds by which the server may tell of two messages in another order than it has stored them. */
const LAG = 30_000;

/** Messages that are remembered at most. */
const MOST = 500;

/**
 * Remembers from where on the server is to be asked what was missed. With several processes the newer of two messages can
 * come first; if the connection broke between the two, asking from the newer one on would lose the older. So it
 * answers a message that is half a minute older than the newest: what comes twice is merged.
 */
export const createSeen = () => {
  let seen: readonly Pick<ChatMessage, 'id' | 'time'>[] = [];
  let newest = -Infinity;
  return {
    /** The message to ask from; null where none is known that nothing can have overtaken: then all is to be asked for. */
    from: (): string | null => (seen[0] && Date.parse(seen[0].time) < newest - LAG ? seen[0].id : null),
    /** Remembers messages that leave no gap to what was seen before. */
    add: (messages: readonly Pick<ChatMessage, 'id' | 'time'>[]) => {
      const all = [...seen, ...messages.map(({ id, time }) => ({ id, time }))].slice(-MOST);
      newest = Math.max(...all.map(({ time }) => Date.parse(time)));
      const firstLate = all.findIndex(({ time }) => Date.parse(time) >= newest - LAG);
      // The one before the first that may have been overtaken.
      seen = all.slice(Math.max(0, firstLate - 1));
    },
    forget: () => {
      seen = [];
    },
  };
};
