export { Timeline } from './Timeline';
export type { TimelineProps } from './Timeline';
export { TimelineEvent } from './TimelineEvent';
export type { TimelineEventProps } from './TimelineEvent';
