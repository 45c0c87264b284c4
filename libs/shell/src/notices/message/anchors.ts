import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { toastQueueMachine } from '../toast/toastQueueMachine';

/** Where a message stands over the page, in reading direction. */
export type AnchorOrigin = { vertical: 'top' | 'bottom'; horizontal: 'start' | 'center' | 'end' };

/** The same as one word. */
export type Anchor = `${AnchorOrigin['vertical']}-${AnchorOrigin['horizontal']}`;

/** How many messages one place shows at once. */
const LIMIT = 3;

/** A place, and what waits there. */
export type AnchoredQueue = { anchor: Anchor; queue: ActorRefFrom<typeof toastQueueMachine> };

/** The queues of all places that have been used. */
export type Anchors = {
  /** The queue of a place; a place has one from the first message on. */
  at: (anchor: Anchor) => AnchoredQueue['queue'];
  used: () => readonly AnchoredQueue[];
  subscribe: (onChange: () => void) => () => void;
  /** Takes all messages away. */
  clear: () => void;
};

/** Places without a message yet. */
export const createAnchors = (): Anchors => {
  let used: readonly AnchoredQueue[] = [];
  const listeners = new Set<() => void>();
  const setUsed = (places: readonly AnchoredQueue[]) => {
    used = places;
    listeners.forEach((onChange) => {
      onChange();
    });
  };
  return {
    at: (anchor) => {
      const known = used.find((place) => place.anchor === anchor);
      if (known) return known.queue;
      const queue = createActor(toastQueueMachine, { input: { limit: LIMIT } }).start();
      setUsed([...used, { anchor, queue }]);
      return queue;
    },
    used: () => used,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    clear: () => {
      for (const { queue } of used) queue.stop();
      setUsed([]);
    },
  };
};
