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
 * Whether navbars and sidebars fit beside the page: from 1280 px on. Use it where the elements differ; what is only
 * hidden is left to the style sheet.
 */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideScreen().matches);
