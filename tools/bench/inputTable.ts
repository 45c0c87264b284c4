import { median } from './median.ts';

/** What one input cost the server's event loop each time it was sent, in milliseconds. */
export type InputCosts = { target: string; costs: number[] };

const line = (name: string, cells: string[]) => name.padEnd(32) + cells.map((cell) => cell.padStart(18)).join('');

/** The first line of the table that `npm run bench -- input` prints: a column for each target. */
export const inputHead = (targets: string[]): string => line('', ['JSON.parse alone', ...targets]);

/**
 * The line of a shape: for each target the input that cost most, by medians, so that other work of the machine counts less.
 * @param parsing what `JSON.parse` alone costs for the dearest of them, in milliseconds: no server can do with less
 */
export const inputLine = (
  { shape, parsing }: { shape: string; parsing: number },
  targets: string[],
  measured: InputCosts[],
  most: number,
): string => {
  const cells = targets.map((target) => {
    const cost = Math.max(...measured.filter((one) => one.target === target).map(({ costs }) => median(costs)));
    return cost === -Infinity ? '' : `${cost <= most ? '' : 'MISSED '}${cost.toFixed(1)}`;
  });
  return line(shape, [parsing.toFixed(1), ...cells]);
};

/** Whether no input cost more than `most` milliseconds, by the median of its times. One without a figure did. */
export const isCheap = (measured: InputCosts[], most: number): boolean =>
  measured.every(({ costs }) => median(costs) <= most);
