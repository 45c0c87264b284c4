import type { Change } from './change';
import { withTabLock } from './tabLock';

/** What tabs of one user tell each other of their changes. */
export type ChangeNews =
  /** A change was made, or has come further. */
  | { type: 'put'; change: Change }
  /** The server has these, or they were given up. */
  | { type: 'taken'; ids: readonly string[]; acknowledged?: { change: Change; answer: unknown } }
  /** The tab that sends is asked to try again now. */
  | { type: 'retry' }
  /** Whether the tab that sends is held up. */
  | { type: 'delay'; isDelayed: boolean };

/** How one tab hears of the others. */
export type ChangeChannel = {
  tell: (news: ChangeNews) => void;
  /** Returns how to stop listening. */
  listen: (onNews: (news: ChangeNews) => void) => () => void;
};

/** The other tabs of a user in this browser; nobody where the browser has no such channel. */
export const createChangeChannel = (userId: string): ChangeChannel => {
  let channel: BroadcastChannel | null = null;
  return {
    tell: (news) => {
      channel?.postMessage(news);
    },
    listen: (onNews) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const opened = new BroadcastChannel(`ezone.changes.${userId}`);
      channel = opened;
      opened.addEventListener('message', ({ data }: MessageEvent<ChangeNews>) => {
        onNews(data);
      });
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
  };
};

/**
 * Waits until this tab is the one of its user that sends. Where the browser has no locks each tab sends: the server takes what comes twice
 * once.
 * @param onLead called once, when it is this tab's turn
 * @returns gives it up, or stops waiting
 */
export const leadTabs = (userId: string, onLead: () => void): (() => void) => {
  const end = new AbortController();
  const lead = () => {
    onLead();
    return new Promise<never>(() => undefined);
  };
  // It rejects when it is given up.
  withTabLock(`ezone.changes.${userId}`, end.signal, lead).catch(() => undefined);
  return () => {
    end.abort();
  };
};
