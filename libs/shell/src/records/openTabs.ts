import { withTabLock } from './tabLock';

/** Which tabs of a user are open in this browser. */
export type OpenTabs = {
  /** This tab is open from now on. Returns a function that ends that; the tab's end does so, too. */
  enter: () => () => void;
  /** Whether anybody can know which are open: only secure pages have locks. */
  areKnown: () => boolean;
  /** Whether a tab is open. Without locks nobody knows: then none is. */
  isOpen: (tab: string) => Promise<boolean>;
  /**
   * Does something once a tab is closed, or its session has ended. Tabs that wait for the same one do it in turn. Without locks it is done at once.
   * @param signal gives up waiting
   */
  whenClosed: (tab: string, signal: AbortSignal, work: () => void) => Promise<void>;
};

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
    areKnown: () => 'locks' in navigator,
    whenClosed: (id, signal, work) =>
      withTabLock(nameOf(id), signal, () => {
        work();
        return Promise.resolve();
      }),
    isOpen: async (id) => {
      const { locks } = navigator as Partial<Navigator>;
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(id));
    },
  };
};
