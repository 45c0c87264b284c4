export { Chart } from './Chart';
export type { ChartProps } from './Chart';
export { chartColor } from './ChartData';
export type { ChartData, ChartKind, ChartSeries } from './ChartData';
export { ChartTable } from './ChartTable';
export type { ChartCell, ChartRows, ChartTableProps } from './ChartTable';
export { drawPicture } from './drawPicture';
export { useIsNear } from './useIsNear';
