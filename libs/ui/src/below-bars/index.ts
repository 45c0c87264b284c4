export { BelowBars } from './BelowBars';
export type { BelowBarsProps } from './BelowBars';
