import { BREAKPOINTS } from '@ezone/ui/theme';
import { useSyncExternalStore } from 'react';

const screenFrom = (width: number) => matchMedia(`(min-width: ${String(width)}px)`);

const subscribe = (onChange: () => void) => {
  const query = screenFrom(BREAKPOINTS.xl);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
};

/** Whether a record has room beside its list. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => screenFrom(BREAKPOINTS.xl).matches);
