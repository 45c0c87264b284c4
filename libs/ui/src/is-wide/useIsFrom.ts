import { useCallback, useSyncExternalStore } from 'react';

const screenFrom = (pixels: number) => matchMedia(`(min-width: ${String(pixels)}px)`);

/** Whether the screen is at least so many pixels wide. */
export const useIsFrom = (pixels: number): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = screenFrom(pixels);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [pixels],
  );
  return useSyncExternalStore(subscribe, () => screenFrom(pixels).matches);
};
