export { EventCalendar } from './EventCalendar';
export type { EventCalendarProps } from './EventCalendar';
