const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/**
 * Does something that only one tab of the browser may do at a time. Browsers have locks on secure pages only; without
 * them two tabs may do it at once, so that must be harmless.
 * @param name the same in all tabs
 * @param signal gives up waiting, and releases the lock of work that never ends by itself
 */
export const withTabLock = async <T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, { signal }, () => Promise.race([work(), aborted(signal)])) : work();
};
