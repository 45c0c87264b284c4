import type { ChartData, ChartKind } from '@ezone/ui/charts';
import type { Chart } from './widget';

/** How the kinds of the server are drawn. Six purposes with two amounts each are compared more easily as columns than round a circle. */
const kinds: Record<Chart['type'], ChartKind> = { column: 'column', area: 'area', pie: 'pie', polar: 'column' };

type Words = {
  /** A day of the x axis, in milliseconds since 1970 UTC. */
  dayOf: (day: number) => string;
  nameOf: (series: Chart['series'][number]) => string;
};

/** What a row of a chart's table is named where it is copied: its category or, without them, its day as `2026-03-01`. */
export const nameOfRow = ({ categories, series }: Chart, place: number): string => {
  const [day = 0] = series[0]?.data[place] ?? [];
  return categories[place] ?? new Date(day).toISOString().slice(0, 10);
};

/** What is drawn of a chart: over its categories or, without them, over days. */
export const chartDataOf = ({ type, categories, series }: Chart, { dayOf, nameOf }: Words): ChartData => ({
  kind: kinds[type],
  labels: categories.length > 0 ? categories : (series[0]?.data ?? []).map(([day = 0]) => dayOf(day)),
  series: series.map((one) => ({
    id: one.id,
    name: nameOf(one),
    values: one.data.map(([, value = 0]) => value),
  })),
});
