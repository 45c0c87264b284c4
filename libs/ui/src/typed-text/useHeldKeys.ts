import { useEffect, useState } from 'react';
import { holdKeys } from './holdKeys';

const createHeldKeys = () => {
  let held: (() => string) | null = null;
  return {
    /**
     * Keeps what is typed from now on.
     * @returns whether this is still wanted: the user has not gone on to something else, nor has it been taken
     */
    hold: () => {
      held?.();
      const own = holdKeys(() => {
        if (held === own) held = null;
      });
      held = own;
      return () => held === own;
    },
    isHolding: () => held !== null,
    /** Ends it, and answers what was typed meanwhile. */
    take: () => {
      const typed = held?.() ?? '';
      held = null;
      return typed;
    },
  };
};

/**
 * For a field that is on its way: what is typed before it is there is meant for it, and not for the page. Keys that nobody
 * takes are the page's again when the component goes.
 */
export function useHeldKeys() {
  const [keys] = useState(createHeldKeys);
  useEffect(() => () => void keys.take(), [keys]);
  return keys;
}
