import { median } from './median.ts';

/** How often the memory of a server is measured, in milliseconds. */
export const memoryInterval = 5000;

const inMinute = 60_000 / memoryInterval;

/**
 * What the memory of a server, measured again and again, says: whether it grew by no more than a factor from the second minute to the last
 * whole one. The first minute is that of the start, so that fewer than three say nothing.
 */
export const memoryVerdict = (mebibytes: readonly number[], goal: number): { line: string; isReached: boolean } => {
  const minutes = Array.from({ length: Math.floor(mebibytes.length / inMinute) }, (_, at) =>
    median(mebibytes.slice(at * inMinute, (at + 1) * inMinute)),
  );
  const [, second = NaN] = minutes;
  const last = minutes.at(-1) ?? NaN;
  if (minutes.length < 3) return { line: 'memory: not measured, for that takes three minutes', isReached: false };
  const growth = last / second;
  const byMinute = minutes.map((one) => one.toFixed(1)).join(' ');
  return {
    line: `memory by minute: ${byMinute} MiB; grew to ${(growth * 100).toFixed(1)} %`,
    isReached: growth <= goal,
  };
};
