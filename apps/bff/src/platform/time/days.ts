import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** To make one takes longer than to read a list. Zones may be written in any case, so that there is no end of them. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 500,
  memoMethod: (zone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
});

/** Of which day a moment is in a time zone, as `2026-03-01`. */
const datesIn = (zone: string) => {
  const format = formats.memo(zone);
  return (moment: number) => format.format(moment);
};

/** Whether a value names a time zone of the IANA, such as `Europe/Istanbul`. An offset, such as `+03:00`, is none. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z]/.test(value)) return false;
  try {
    datesIn(value);
    return true;
  } catch {
    return false;
  }
}

/** Of which day a moment is in a time zone, as `2026-03-01`. @param moment in milliseconds since 1970 */
export const dayIn = (zone: string, moment: number): string => datesIn(zone)(moment);

/** What day it is in a time zone, as `2026-03-01`. */
export const todayIn = (zone: string): string => dayIn(zone, Date.now());

/** The first moment of a day in a time zone, and that of the next, in UTC. A day may have 23 or 25 hours, or no midnight. */
export function boundsOfDay(date: string, zone: string): { start: string; end: string } {
  const next = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
  return { start: firstMomentOf(date, zone), end: firstMomentOf(next, zone) };
}

/** Halves the time around midnight in UTC until the minute is found in which the day begins. */
function firstMomentOf(date: string, zone: string): string {
  const dateOf = datesIn(zone);
  let [before, begun] = [Date.parse(date) - DAY, Date.parse(date) + DAY];
  while (begun - before > MINUTE) {
    const middle = before + Math.floor((begun - before) / 2 / MINUTE) * MINUTE;
    if (dateOf(middle) < date) before = middle;
    else begun = middle;
  }
  return new Date(begun).toISOString();
}

/** Moments of the days around today, for demo data: `at(-1, '09:30')` is yesterday at half past nine, in UTC. */
export function momentsAround(now: Date): (days: number, time?: string) => string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return (days, time = '00:00') => `${new Date(today + days * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`;
}
