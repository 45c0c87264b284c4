import { withTabLock } from './tabLock';

/** Which tabs of a user are open in this browser. */
export type OpenTabs = {
  /** This tab is open from now on. Returns a function that ends that; the tab's end does so, too. */
  enter: () => () => void;
  /** Whether a tab is open. Without locks nobody knows: then none is. */
  isOpen: (tab: string) => Promise<boolean>;
  /**
   * Does something once a tab is closed, or its session has ended. Tabs that wait for the same one do it in turn.
   * @param signal gives up waiting
   * @param latest when an open tab would have done it itself, in milliseconds since 1970: without locks, nobody knows earlier that it is closed
   */
  whenClosed: (tab: string, signal: AbortSignal, work: () => void, latest: number) => Promise<void>;
};

/** Waits for a moment that may have passed already. */
const until = (moment: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, moment - Date.now());
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** @param tab the id of this tab */
export const createOpenTabs = (userId: string, tab: string): OpenTabs => {
  const nameOf = (id: string) => `ezone.tab.${userId}.${id}`;
  return {
    enter: () => {
      const end = new AbortController();
      // It rejects when it is given up.
      withTabLock(nameOf(tab), end.signal, () => new Promise<never>(() => undefined)).catch(() => undefined);
      return () => {
        end.abort();
      };
    },
    whenClosed: async (id, signal, work, latest) => {
      if (!(navigator as Partial<Navigator>).locks) await until(latest, signal);
      await withTabLock(nameOf(id), signal, () => {
        work();
        return Promise.resolve();
      });
    },
    isOpen: async (id) => {
      const { locks } = navigator as Partial<Navigator>;
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(id));
    },
  };
};
