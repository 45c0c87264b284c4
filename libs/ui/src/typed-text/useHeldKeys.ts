import { useLayoutEffect, useState } from 'react';
import { holdKeys } from './holdKeys';

const createHeldKeys = () => {
  let held: (() => string) | null = null;
  let isMounted = false;
  const keys = {
    /**
     * Starts to collect what is typed; not where the component is gone, as after a slow answer: nobody would end it.
     * @returns whether this is still wanted: the user has not gone on to something else, nor has it been taken
     */
    hold: () => {
      if (!isMounted) return () => false;
      held?.();
      const own = holdKeys(() => {
        if (held === own) held = null;
      });
      held = own;
      return () => held === own;
    },
    isHolding: () => held !== null,
    /** Ends it and returns what was typed meanwhile, with a line break for Enter. */
    take: () => {
      const typed = held?.() ?? '';
      held = null;
      return typed;
    },
  };
  const mount = () => {
    isMounted = true;
    return () => {
      isMounted = false;
      keys.take();
    };
  };
  return { keys, mount };
};

/**
 * For a field that is still being loaded: text typed before it is there is meant for it and not for the page. If nobody
 * takes it, keys reach the page again when the component unmounts.
 */
export function useHeldKeys() {
  const [{ keys, mount }] = useState(createHeldKeys);
  // At once: what opens the field can be pressed as soon as it is drawn, and effects may run many frames later.
  useLayoutEffect(mount, [mount]);
  return keys;
}
