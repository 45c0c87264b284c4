import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE / 4);
  return () => {
    clearInterval(timer);
  };
};

/** The present minute, in milliseconds since 1970; it moves on by itself. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
