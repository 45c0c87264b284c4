export { daysBetween, startOfDay } from './days';
export { hasYear, NO_YEAR } from './noYear';
export { useDayText } from './useDayText';
export type { DayText } from './useDayText';
