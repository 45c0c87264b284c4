import { median } from './median.ts';
import { percentile } from './percentile.ts';

/** How long one kind of call took each time, in milliseconds, for users with different numbers of rows, the smallest first. */
export type ScaledCall = { name: string; times: number[][] };

/** The latencies of a call by numbers of rows, and by how much that with the most is slower than that with the fewest. */
export type Growth = { name: string; medians: number[]; p95s: number[]; factors: { median: number; p95: number } };

const lastByFirst = (figures: number[]) => (figures.at(-1) ?? Number.NaN) / (figures[0] ?? Number.NaN);

export const growthOf = ({ name, times }: ScaledCall): Growth => {
  const medians = times.map(median);
  const p95s = times.map((some) => percentile(some, 0.95));
  return { name, medians, p95s, factors: { median: lastByFirst(medians), p95: lastByFirst(p95s) } };
};

/** Whether a call takes at most `most` times as long with the most rows as with the fewest, in the median and at the 95th percentile. */
export const isFlat = ({ factors }: Growth, most: number): boolean => factors.median <= most && factors.p95 <= most;

const row = (name: string, cells: string[]) => name.padEnd(20) + cells.map((cell) => cell.padStart(16)).join('');

/** The table that `npm run bench -- scale` prints: median / 95th percentile in milliseconds, and the factors of both. */
export const scaleTable = (sizes: number[], growths: Growth[], most: number): string =>
  [
    row('', [...sizes.map((size) => `${size.toLocaleString('en')} rows`), 'factor', `goal: ${String(most)}`]),
    ...growths.map((growth) =>
      row(growth.name, [
        ...growth.medians.map((one, index) => `${one.toFixed(2)} / ${(growth.p95s[index] ?? Number.NaN).toFixed(2)}`),
        `${growth.factors.median.toFixed(2)} / ${growth.factors.p95.toFixed(2)}`,
        isFlat(growth, most) ? 'reached' : 'MISSED',
      ]),
    ),
  ].join('\n');
