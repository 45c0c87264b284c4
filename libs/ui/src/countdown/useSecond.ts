import { useSyncExternalStore } from 'react';

const SECOND = 1000;

const subscribe = (onChange: () => void) => {
  // Looked at oftener than it changes: no second is left out, whenever the page was opened.
  const timer = setInterval(onChange, SECOND / 4);
  return () => {
    clearInterval(timer);
  };
};

/** The present second, in milliseconds since 1970; it moves on by itself. */
export const useSecond = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / SECOND) * SECOND);
