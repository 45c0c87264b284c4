export { DateField } from './DateField';
export type { DateFieldProps } from './DateField';
export { MonthCalendar } from './MonthCalendar';
export type { MonthCalendarProps } from './MonthCalendar';
export { TimeField } from './TimeField';
export type { TimeFieldProps } from './TimeField';
