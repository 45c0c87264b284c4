import type { AnswerOf } from '@ezone/api-client';
import { occurrencesIn } from '@ezone/repeats/series';
import type { Expand } from '@ezone/repeats/series';
import { startOfDay } from '@ezone/shell/data/days';

/** An event of the calendar, as the server tells it. */
export type CalendarEvent = AnswerOf<'listCalendarEvents'>[number];

/** When an event is shown to take place: moments of the user's own zone, in milliseconds since 1970. */
export type EventTimes = { start: number; end: number };

/** Whole days are those of UTC on the wire, and the same days of the calendar wherever somebody is. */
const localDayOf = (moment: string): number => {
  const date = new Date(moment);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime();
};

/** When an event begins and is over; of whole days, the bounds of these days where the user is. */
export const timesOf = ({ allDay, start, end }: CalendarEvent): EventTimes =>
  allDay
    ? { start: localDayOf(start), end: localDayOf(end) }
    : { start: new Date(start).getTime(), end: new Date(end).getTime() };

const DAY = 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** Those that come back as what they are next; none of these while it is not there what tells when that is. */
const nextTimes = (events: readonly CalendarEvent[], now: number, until: number, expand: Expand | null) =>
  // Whole days are of UTC, so they may begin up to a day before or after where somebody is.
  occurrencesIn(expand ? events : events.filter(({ repeat }) => !repeat), iso(now - DAY), iso(until + DAY), expand).map(
    ({ event, allDay, start, end, title }): CalendarEvent => ({ ...event, allDay, start, end, title }),
  );

/**
 * The events that are not over and begin before `until`, in the order of the calendar: what is going on counts as of today, and whole
 * days come first. What comes back is there once, as it takes place next.
 */
export const nextEvents = (
  events: readonly CalendarEvent[],
  now: number,
  until: number,
  expand: Expand | null,
): CalendarEvent[] => {
  const today = startOfDay(now);
  const dayOf = ({ start }: EventTimes) => Math.max(startOfDay(start), today);
  const seen = new Set<string>();
  return nextTimes(events, now, until, expand)
    .map((event) => ({ event, times: timesOf(event) }))
    .filter(({ times: { start, end } }) => start < until && (end > now || start >= now))
    .toSorted(
      (one, other) =>
        dayOf(one.times) - dayOf(other.times) ||
        Number(other.event.allDay) - Number(one.event.allDay) ||
        one.times.start - other.times.start,
    )
    .flatMap(({ event }) => {
      if (seen.has(event.id)) return [];
      seen.add(event.id);
      return [event];
    });
};
