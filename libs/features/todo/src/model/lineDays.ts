import { inDays, inMonths, isWeekend } from '@ezone/repeats/todo';
import type { Repeat } from './todo';

/** A day of the calendar, by the clock of the user. */
export type Day = { year: number; month: number; day: number };
/** A time of the day. */
export type Time = { hour: number; minute: number };

/** The day of a date. */
export const dayOf = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() });

/** The day so many days ahead. */
export const ahead = (now: number, days: number): Day => dayOf(inDays(new Date(now), days));

/** So many years ahead there is a 29th of February for certain: 2096 and 2104 lie furthest apart. */
const YEARS = 8;

/** A day of a month as it comes next, unless the year is said; undefined where there is no such day. */
export const dayIn = (now: number, day: number, month: number, year?: number): Day | undefined => {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const thisYear = new Date(now).getFullYear();
  const years = Array.from({ length: YEARS + 1 }, (_, index) => thisYear + index);
  for (const candidate of year === undefined ? years : [year]) {
    const date = new Date(candidate, month, day);
    const exists = date.getMonth() === month && date.getDate() === day;
    if (exists && (year !== undefined || date.getTime() >= today)) return dayOf(date);
  }
  return undefined;
};

/** When a day of every month comes next, from today on; of a shorter month it is the last. */
export const nextMonthDay = (now: number, day: number): Day => {
  const today = new Date(new Date(now).setHours(0, 0, 0, 0));
  const first = inMonths(today, 0, day);
  return dayOf(first < today ? inMonths(today, 1, day) : first);
};

/** The moment that a day and a time say; one that is said alone is of today, or of tomorrow where that time has passed. */
export const momentOf = (day: Day | undefined, time: Time | undefined, now: number): number | null => {
  if (!day && !time) return null;
  const { year, month, day: date } = day ?? ahead(now, 0);
  const moment = new Date(year, month, date, time?.hour ?? 0, time?.minute ?? 0);
  if (!day && moment.getTime() < now) moment.setDate(moment.getDate() + 1);
  return moment.getTime();
};

/** When what comes back is due for the first time where no day is said: on a day that it comes back on, from today on. */
export const firstDue = (every: Repeat['every'], time: Time | undefined, now: number): number => {
  let first = new Date(momentOf(time ? undefined : ahead(now, 0), time, now) ?? now);
  while (every === 'weekday' && isWeekend(first)) first = inDays(first, 1);
  return first.getTime();
};
