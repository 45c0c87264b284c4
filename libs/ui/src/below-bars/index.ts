export { BelowBars } from './BelowBars';
export type { BelowBarsProps } from './BelowBars';
export { betweenBars } from './betweenBars';
export { paneInset } from './paneInset';
export { PHONE_BAR_HEIGHT, phoneBar } from './phoneBar';
