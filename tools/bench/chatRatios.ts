import { median } from './median.ts';

/** One round against one server: acknowledged messages a second, microseconds of its processor a message, and deliveries in milliseconds. */
export type ChatMeasured = { perSecond: number; cpu: number; p50: number; p99: number };

/** One figure of both servers, as medians of the rounds. A ratio with a goal may not be worse than that. */
export type ChatRatio = {
  name: string;
  ours: number;
  plain: number;
  ratio: number;
  goal?: string;
  isReached: boolean;
};

const figures: { name: string; of: keyof ChatMeasured; least?: number; most?: number }[] = [
  { name: 'messages/s', of: 'perSecond', least: 1.1 },
  { name: 'CPU, µs a message', of: 'cpu', most: 1.2 },
  { name: 'delivery p50, ms', of: 'p50' },
  { name: 'delivery p99, ms', of: 'p99', most: 1.25 },
];

/**
 * Medians over the rounds; a ratio is the median of the rounds' own ratios, so that a slow moment of the machine hits both.
 * @param perConnection bytes that a connected user costs
 */
export const chatRatios = (
  measured: { ours: ChatMeasured[]; plain: ChatMeasured[] },
  perConnection: { ours: number; plain: number },
): ChatRatio[] => [
  ...figures.map(({ name, of, least, most }): ChatRatio => {
    const ours = measured.ours.map((round) => round[of]);
    const plain = measured.plain.map((round) => round[of]);
    const ratio = median(ours.map((figure, round) => figure / (plain[round] ?? Number.NaN)));
    const isReached = !(least !== undefined && !(ratio >= least)) && !(most !== undefined && !(ratio <= most));
    const goal = least === undefined ? most && `<= ${most.toFixed(2)}` : `>= ${least.toFixed(2)}`;
    return { name, ours: median(ours), plain: median(plain), ratio, ...(goal ? { goal } : {}), isReached };
  }),
  {
    name: 'kB a connection',
    ours: perConnection.ours / 1024,
    plain: perConnection.plain / 1024,
    ratio: perConnection.ours / perConnection.plain,
    isReached: true,
  },
];

const row = (name: string, ...cells: string[]) => name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join('');

/** The table that `npm run bench -- chat` prints. */
export const chatTable = (ratios: ChatRatio[]): string =>
  [
    row('', 'ours', 'plain', 'ratio', 'goal', ''),
    ...ratios.map(({ name, ours, plain, ratio, goal, isReached }) =>
      row(
        name,
        ours.toFixed(name.includes('/s') ? 0 : 1),
        plain.toFixed(name.includes('/s') ? 0 : 1),
        ratio.toFixed(2),
        goal ?? '',
        goal === undefined ? '' : isReached ? 'reached' : 'MISSED',
      ),
    ),
  ].join('\n');
