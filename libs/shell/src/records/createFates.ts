import type { Change } from './change';

/** What became of a change: the server has it, or it waits for the user. */
export type Fate = { change: Change; became: 'acknowledged' | 'refused' | 'conflict' | 'gone' };

/**
 * Tells what becomes of changes, in one of the tabs.
 * @param tab the id of this tab, which tells of what was made in it
 */
export const createFates = (tab: string) => {
  const adopted = new Set<string>();
  const listeners = new Set<(fate: Fate) => void>();
  return {
    tell: (fate: Fate) => {
      if (fate.change.tab !== tab && !adopted.has(fate.change.id)) return;
      for (const onFate of listeners) onFate(fate);
    },
    /** From now on this tab tells of a change that was made in another one. */
    adopt: (id: string) => {
      adopted.add(id);
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
