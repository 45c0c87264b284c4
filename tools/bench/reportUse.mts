/**
 * Preloaded into a server under measurement: says when asked how much `memory` it uses, in bytes, without what is only
 * garbage, or how much processor time its `thread`, the one of the event loop, has used, in microseconds.
 */
const uses: Record<string, () => number> = {
  memory: () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  thread: () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  },
};

process.on('message', (asked: string) => process.send?.(uses[asked]?.()));
// Being able to be asked is no reason to go on running.
process.channel?.unref();

export {};
