export { BelowBars } from './BelowBars';
export type { BelowBarsProps } from './BelowBars';
export { betweenBars } from './betweenBars';
