const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/**
 * Does something that only one tab of the browser may do at a time. The locks of browsers exist on secure pages only; without
 * them two tabs may both do it, which must then be harmless.
 * @param name the same in all tabs
 * @param signal gives up the waiting, and lets the next one begin where the work itself never ends
 */
export const withTabLock = async <T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, { signal }, () => Promise.race([work(), aborted(signal)])) : work();
};
