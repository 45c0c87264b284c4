export { DateField } from './DateField';
export type { DateFieldProps } from './DateField';
export { MonthCalendar } from './MonthCalendar';
export type { MonthCalendarProps } from './MonthCalendar';
