import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../theme';

const wideScreen = () => matchMedia(`(min-width: ${String(BREAKPOINTS.lg)}px)`);

const subscribe = (onChange: () => void) => {
  const query = wideScreen();
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
};

/**
 * Whether navbars and sidebars have room beside the page: from 1280 px on. For what is drawn in another way then; what is only
 * hidden is the stylesheet's.
 */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideScreen().matches);
