export { daysBetween, startOfDay } from './days';
export { useDayText } from './useDayText';
export type { DayText } from './useDayText';
