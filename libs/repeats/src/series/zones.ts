import { CalendarDateTime, parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/** What the clocks of a zone show at a moment in ISO 8601. */
export const wallOf = (moment: string, zone: string): CalendarDateTime =>
  toCalendarDateTime(parseAbsolute(moment, zone));

/**
 * The moment at which the clocks of a zone show a time, in ISO 8601 in UTC. A time that is left out as the clocks go forward is as much
 * later; of one that comes twice it is the first.
 */
export const momentOf = (wall: CalendarDateTime, zone: string): string => toZoned(wall, zone).toDate().toISOString();

/** The clocks of the zone that an event is of: whole days are of UTC. */
export const zoneOf = ({ allDay }: { allDay: boolean }, zone: string): string => (allDay ? 'UTC' : zone);

const DAY = 86_400_000;

const dateNumber = ({ year, month, day }: CalendarDateTime) => Date.UTC(year, month - 1, day) / DAY;

/** How many days later one is than another, whatever the time. */
export const daysAfter = (one: CalendarDateTime, other: CalendarDateTime): number =>
  dateNumber(one) - dateNumber(other);

/** A day with the time of another one. */
export const atTimeOf = (date: CalendarDateTime, time: CalendarDateTime): CalendarDateTime =>
  new CalendarDateTime(date.year, date.month, date.day, time.hour, time.minute, time.second, time.millisecond);
