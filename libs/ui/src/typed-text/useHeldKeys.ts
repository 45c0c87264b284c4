import { useEffect, useState } from 'react';
import { holdKeys } from './holdKeys';

const createHeldKeys = () => {
  let held: (() => string) | null = null;
  return {
    /**
     * Starts to collect what is typed.
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
    /** Ends it and returns what was typed meanwhile. */
    take: () => {
      const typed = held?.() ?? '';
      held = null;
      return typed;
    },
  };
};

/**
 * For a field that is still being loaded: text typed before it is there is meant for it and not for the page. If nobody
 * takes it, keys reach the page again when the component unmounts.
 */
export function useHeldKeys() {
  const [keys] = useState(createHeldKeys);
  useEffect(() => () => void keys.take(), [keys]);
  return keys;
}
