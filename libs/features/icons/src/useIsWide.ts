import { BREAKPOINTS } from '@ezone/ui/theme';
import { useSyncExternalStore } from 'react';

const wideScreen = () => matchMedia(`(min-width: ${String(BREAKPOINTS.lg)}px)`);

const subscribe = (onChange: () => void) => {
  const query = wideScreen();
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
};

/** Whether a sidebar has room beside the page. What is only hidden would be made anew with every letter of a search. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideScreen().matches);
