import { median } from './median.ts';

/** What one input cost the server's event loop each time it was sent, in milliseconds. */
export type InputCosts = { target: string; costs: number[] };

const line = (name: string, cells: string[]) => name.padEnd(32) + cells.map((cell) => cell.padStart(15)).join('');

/** The first line of the table that `npm run bench -- input` prints: a column for each target. */
export const inputHead = (targets: string[]): string => line('', targets);

/** The line of a shape: for each target the input that cost most. By medians, so that other work of the machine counts less. */
export const inputLine = (shape: string, targets: string[], measured: InputCosts[], most: number): string => {
  const cells = targets.map((target) => {
    const cost = Math.max(...measured.filter((one) => one.target === target).map(({ costs }) => median(costs)));
    return cost === -Infinity ? '' : `${cost <= most ? '' : 'MISSED '}${cost.toFixed(1)}`;
  });
  return line(shape, cells);
};

/** Whether no input cost more than `most` milliseconds, by the median of its times. One without a figure did. */
export const isCheap = (measured: InputCosts[], most: number): boolean =>
  measured.every(({ costs }) => median(costs) <= most);
