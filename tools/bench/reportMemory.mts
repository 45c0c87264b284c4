/** Preloaded into a server under measurement: says how much memory it uses, without what is only garbage, when asked. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
// Being able to be asked is no reason to go on running.
process.channel?.unref();

export {};
