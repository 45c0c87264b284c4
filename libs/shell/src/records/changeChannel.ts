import type { Change } from './change';

/** What tabs of one user tell each other of their changes. */
export type ChangeNews =
  /** A change was made, or has come further. */
  | { type: 'put'; change: Change }
  /** The server has these, or they were given up. */
  | { type: 'taken'; ids: readonly string[]; acknowledged?: { change: Change; answer: unknown } }
  /** The tab that sends is asked to try again now. */
  | { type: 'retry' };

/** How one tab hears of the others. */
export type ChangeChannel = {
  tell: (news: ChangeNews) => void;
  /** Returns how to stop listening. */
  listen: (onNews: (news: ChangeNews) => void) => () => void;
};

const alone: ChangeChannel = { tell: () => undefined, listen: () => () => undefined };

/** The other tabs of a user in this browser; nobody where the browser has no such channel. */
export const createChangeChannel = (userId: string): ChangeChannel => {
  if (typeof BroadcastChannel === 'undefined') return alone;
  const channel = new BroadcastChannel(`ezone.changes.${userId}`);
  return {
    tell: (news) => {
      channel.postMessage(news);
    },
    listen: (onNews) => {
      const hear = ({ data }: MessageEvent<ChangeNews>) => {
        onNews(data);
      };
      channel.addEventListener('message', hear);
      return () => {
        channel.removeEventListener('message', hear);
        channel.close();
      };
    },
  };
};

/**
 * Waits until this tab is the one of its user that sends, and stays it until `signal` ends that. Where the browser has no locks each tab
 * sends: the server takes what comes twice once.
 * @param onLead called once, when it is this tab's turn
 */
export const leadTabs = (userId: string, onLead: () => void, signal: AbortSignal): void => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) {
    onLead();
    return;
  }
  const turn = async () => {
    onLead();
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
  };
  // It rejects when it is given up while it waits.
  navigator.locks.request(`ezone.changes.${userId}`, { signal }, turn).catch(() => undefined);
};
