import { fromDate, getDayOfWeek, getLocalTimeZone, parseDate, toCalendarDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { EventTimes } from './event';

/** What is shown of the calendar at a time. */
export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** Days from the first on, up to the one before `until`. */
export type DayRange = { first: CalendarDate; until: CalendarDate };

const HOUR = 3_600_000;

/** The agenda shows so many days. */
export const AGENDA_DAYS = 30;

/** A phone shows so many days of a week at a time: events beside each other are still read and pressed there. */
export const PHONE_WEEK_DAYS = 3;

/** A Sunday. */
const SUNDAY = '2026-11-22';

/** The weekday that a week begins with in a language and its country: 0 is Sunday. */
export const firstWeekday = (locale: string): number => (7 - getDayOfWeek(parseDate(SUNDAY), locale)) % 7;

/** The day of a moment by the clocks here. */
export const localDay = (moment: Date): CalendarDate => toCalendarDate(fromDate(moment, getLocalTimeZone()));

const inWeek = (day: CalendarDate, locale: string): DayRange => {
  const first = day.subtract({ days: getDayOfWeek(day, locale) });
  return { first, until: first.add({ weeks: 1 }) };
};

/** The days that a view is of, around a day; those of a phone's week begin with it. */
export const daysOf = (view: CalendarView, day: CalendarDate, locale: string, isPhone: boolean): DayRange => {
  switch (view) {
    case 'month':
      return { first: day.set({ day: 1 }), until: day.set({ day: 1 }).add({ months: 1 }) };
    case 'week':
      return isPhone ? { first: day, until: day.add({ days: PHONE_WEEK_DAYS }) } : inWeek(day, locale);
    case 'day':
      return { first: day, until: day.add({ days: 1 }) };
    case 'agenda':
      return { first: day, until: day.add({ days: AGENDA_DAYS }) };
  }
};

/** The day that the view before (-1) or after (1) is around. */
export const stepped = (view: CalendarView, day: CalendarDate, by: 1 | -1, isPhone: boolean): CalendarDate => {
  switch (view) {
    case 'month':
      return day.set({ day: 1 }).add({ months: by });
    case 'week':
      return day.add({ days: by * (isPhone ? PHONE_WEEK_DAYS : 7) });
    case 'day':
      return day.add({ days: by });
    case 'agenda':
      return day.add({ days: by * AGENDA_DAYS });
  }
};

/** The midnight in UTC that stands for a day in events of whole days. */
export const utcOf = (day: CalendarDate): string => `${day.toString()}T00:00:00.000Z`;

/** The day that a midnight in UTC stands for. */
export const dateOf = (moment: string): CalendarDate => parseDate(moment.slice(0, 10));

/** An event of an hour: on a day, at what is the next full hour now; from eleven in the evening on that is of the day after. */
export const nextHour = ({ year, month, day }: CalendarDate): EventTimes => {
  const start = new Date();
  const hour = start.getHours() + 1;
  start.setFullYear(year, month - 1, day);
  start.setHours(hour, 0, 0, 0);
  return { allDay: false, start: start.toISOString(), end: new Date(start.getTime() + HOUR).toISOString() };
};
