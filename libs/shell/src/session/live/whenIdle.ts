/** Milliseconds after which it is done also where the browser is still busy, or does not tell. */
const LATEST = 1000;

/** Does something when the browser has nothing else to do. @returns a function that gives it up */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari does not know it yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST / 5);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST });
  return () => {
    window.cancelIdleCallback(handle);
  };
};
