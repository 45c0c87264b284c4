export { ChartCard } from './ChartCard';
export type { ChartCardProps } from './ChartCard';
export { chartSentences } from './messages';
export { DrawnChart } from './DrawnChart';
export type { DrawnChartProps } from './DrawnChart';
