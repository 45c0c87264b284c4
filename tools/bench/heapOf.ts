import type { CDPSession } from '@playwright/test';

/**
 * Compiled code is thrown away with the garbage and compiled anew: it grows with each visit of a page until all of the page has run, and is
 * no sign of what the pages leave behind.
 */
export const withoutCode = '--js-flags=--no-opt --no-maglev --no-sparkplug --flush-bytecode --stress-flush-code';

/** MB of a page's heap after garbage has been collected. */
export const heapOf = async (protocol: CDPSession): Promise<number> => {
  // What one collection frees may hold what the next one frees.
  for (let count = 0; count < 3; count++) await protocol.send('HeapProfiler.collectGarbage');
  return (await protocol.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
};
