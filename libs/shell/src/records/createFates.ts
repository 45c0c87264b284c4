import type { Change } from './change';

/** What became of a change: the server has it, or it waits for the user. */
export type Fate = {
  change: Change;
  became: 'acknowledged' | 'refused' | 'conflict' | 'gone';
  /** What the server answered where it has it now, and whichever tab has sent it. */
  answer?: unknown;
};

export type FatesOptions = {
  /** The id of this tab. */
  tab: string;
  /** Whether this tab is the one that sends. */
  isLeading: () => boolean;
  isOpen: (tab: string) => Promise<boolean>;
};

/** Tells what becomes of a change in the tab that made it; where that is closed, in the one that sends. */
export const createFates = ({ tab, isLeading, isOpen }: FatesOptions) => {
  const listeners = new Set<(fate: Fate) => void>();
  const witnesses = new Set<(fate: Fate) => void>();
  const report = (fate: Fate) => {
    for (const onFate of listeners) onFate(fate);
  };
  /** Tells it if the tab that made the change cannot do so any more. */
  const tellForClosed = async (fate: Fate) => {
    const maker = fate.change.tab;
    if (maker !== tab && isLeading() && !(await isOpen(maker))) report(fate);
  };
  return {
    tell: (fate: Fate) => {
      for (const onFate of witnesses) onFate(fate);
      if (fate.change.tab === tab) report(fate);
      else void tellForClosed(fate);
    },
    tellForClosed,
    /**
     * Hears of every fate, whichever tab tells of it.
     * @returns how to stop listening
     */
    witness: (onFate: (fate: Fate) => void) => {
      witnesses.add(onFate);
      return () => {
        witnesses.delete(onFate);
      };
    },
    /** @returns how to stop listening */
    listen: (onFate: (fate: Fate) => void) => {
      listeners.add(onFate);
      return () => {
        listeners.delete(onFate);
      };
    },
  };
};

/** The teller of an outbox. */
export type Fates = ReturnType<typeof createFates>;
