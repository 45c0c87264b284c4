/** How values are drawn. */
export type ChartKind = 'line' | 'area' | 'column' | 'pie';

export type ChartSeries = {
  id: string;
  /** Its name, already translated. */
  name: string;
  /** A value for each label; null where there is none. */
  values: readonly (number | null)[];
  /** Where it differs from the rest, as a line over columns. Not in a pie. */
  kind?: Exclude<ChartKind, 'pie'>;
  /** Which of the six colours of charts. @default its place, and none where it is quiet */
  color?: number;
  /** Dashed and muted: what the others are compared with, such as the time before. @default false */
  isQuiet?: boolean;
  /** Has a scale of its own at the other edge, as where it counts something else. @default false */
  hasOwnScale?: boolean;
};

/** What a chart, its table and its file all show. */
export type ChartData = {
  kind: ChartKind;
  /** What the values belong to, in words: days, names. In a pie, what its parts are. */
  labels: readonly string[];
  /** At most six; one in a pie. */
  series: readonly ChartSeries[];
};

/** The variable of a chart's colour, by its place from 0; they begin anew after the sixth. */
export const chartColor = (place: number): string => `var(--ez-chart${String((place % 6) + 1)})`;

export const colorOf = ({ color, isQuiet }: ChartSeries, place: number): string =>
  isQuiet && color === undefined ? 'var(--ez-text-muted)' : chartColor(color ?? place);
