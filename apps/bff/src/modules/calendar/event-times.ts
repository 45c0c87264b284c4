import { InvalidInputException } from '../../platform/errors/validation.pipe';

/** When an event takes place. */
export type EventTimes = { allDay: boolean; start: string; end: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The last moment that a column holds. */
export const LAST_MOMENT = '9999-12-31T23:59:59.999Z';

const midnightOf = (moment: string) => `${moment.slice(0, 10)}T00:00:00.000Z`;

function after(moment: string, milliseconds: number): string {
  const time = Math.min(Date.parse(moment) + milliseconds, Date.parse(LAST_MOMENT));
  return new Date(time).toISOString();
}

/** When an event is over of which only the beginning was said: an hour later, or with its day. */
export const usualEnd = ({ start, allDay }: Omit<EventTimes, 'end'>): string => (allDay ? start : after(start, HOUR));

/** Makes the times of an event of whole days the bounds of the days, in UTC, that it touches; others stay as they are. */
export function settled<Event extends EventTimes>(event: Event): Event {
  if (!event.allDay) return event;
  const start = midnightOf(event.start);
  const lastDay =
    event.end === midnightOf(event.end) && event.end > start ? event.end : after(midnightOf(event.end), DAY);
  return { ...event, start, end: lastDay };
}

/**
 * Refuses times of which the second is before the first.
 * @param end how the second is called in the request
 */
export function checkOrder(start: string, end: string, name: string): void {
  if (end >= start) return;
  throw new InvalidInputException([{ field: name, message: 'end must not be before start' }]);
}

/** The fields of an event that do not go together, as where two windows have each moved one end of it. */
export function contradictions(event: EventTimes): (keyof EventTimes)[] {
  if (event.end < event.start) return ['start', 'end'];
  const { start, end } = settled(event);
  return start === event.start && end === event.end ? [] : ['allDay', 'start', 'end'];
}
