import type { Change } from './change';
import { withTabLock } from './tabLock';

/** What the tabs of one user tell each other about their changes. */
export type ChangeNews =
  /**
   * A change is new, or has made progress. `written` is what was just written into it while it waited for a decision, as a change of its
   * own: the sending tab may be further with the change, and nothing can be written into one any more that was decided.
   */
  | { type: 'put'; change: Change; written?: Change }
  /** The server has these changes, or they were discarded, or nothing is left of them to be sent. */
  | {
      type: 'taken';
      ids: readonly string[];
      acknowledged?: { change: Change; answer: unknown };
      isNothingLeft?: boolean;
    }
  /** Asks the sending tab to try again now. */
  | { type: 'retry' }
  /** Whether the sending tab is held up. */
  | { type: 'delay'; isDelayed: boolean };

/** How a tab talks to the others. */
export type ChangeChannel = {
  tell: (news: ChangeNews) => void;
  /** Returns how to stop listening. */
  listen: (onNews: (news: ChangeNews) => void) => () => void;
};

/**
 * The channel to the user's other tabs in this browser. It reaches nobody where the browser has no BroadcastChannel.
 */
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
 * Waits until this tab becomes the user's sending tab. In a browser without locks each tab sends; the server then
 * applies each change only once.
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
