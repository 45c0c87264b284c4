import type { Measured } from './load.ts';
import { median } from './median.ts';

/** All rounds of one kind of request, on our server and on the plain one. */
export type Compared = { name: string; goal: number; ours: Measured[]; plain: Measured[] };

/** The medians of the rounds. The ratio is of requests a second: above 1 we are faster. */
export type Ratio = { name: string; goal: number; ours: Measured; plain: Measured; ratio: number; isReached: boolean };

const middle = (rounds: Measured[]): Measured => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** Medians over the rounds. The ratio is the median of the rounds' own ratios, so that a slow moment of the machine hits both. */
export const ratioOf = ({ name, goal, ours, plain }: Compared): Ratio => {
  const ratio = median(ours.map(({ perSecond }, round) => perSecond / (plain[round]?.perSecond ?? Number.NaN)));
  return { name, goal, ours: middle(ours), plain: middle(plain), ratio, isReached: ratio >= goal };
};

const row = (name: string, ...cells: string[]) => name.padEnd(20) + cells.map((cell) => cell.padStart(14)).join('');

/** The table that `npm run bench -- api` prints. */
export const ratioTable = (ratios: Ratio[]): string =>
  [
    row('', 'ours, req/s', 'plain, req/s', 'ours, µs CPU', 'plain, µs CPU', 'ratio', 'goal', ''),
    ...ratios.map(({ name, goal, ours, plain, ratio, isReached }) =>
      row(
        name,
        ours.perSecond.toFixed(0),
        plain.perSecond.toFixed(0),
        ours.cpu.toFixed(0),
        plain.cpu.toFixed(0),
        ratio.toFixed(2),
        goal.toFixed(2),
        isReached ? 'reached' : 'MISSED',
      ),
    ),
  ].join('\n');
