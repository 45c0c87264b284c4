import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const ends = new AbortController();
  const { signal } = ends;
  document.addEventListener('visibilitychange', onChange, { signal });
  window.addEventListener('focus', onChange, { signal });
  window.addEventListener('blur', onChange, { signal });
  return () => {
    ends.abort();
  };
};

/** Whether somebody is looking: the page is seen and has the focus. */
export const useAttention = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());
