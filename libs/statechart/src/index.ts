export { Statechart } from './Statechart';
export type { StatechartProps } from './Statechart';
export { englishWords } from './words';
export type { StatechartWords } from './words';
export { chartOf } from './model/chartOf';
export type { Chart, ChartState, ChartTransition, ChartTrigger } from './model/chart';
export type { Samples } from './model/eventFor';
