import { emptyEvent } from '../model/event';
import type { CalendarEvent } from '../model/event';

/** An event of an hour, or of a day, with some of its fields. */
export const eventOf = (id: string, start: string, fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...emptyEvent({ allDay: false, start, end: new Date(Date.parse(start) + 3_600_000).toISOString() }),
  ...{ id, title: id, ...fields },
});

/** A series of events of an hour. */
export const seriesOf = (id: string, start: string, rule: string, zone: string, fields: Partial<CalendarEvent> = {}) =>
  eventOf(id, start, { repeat: { rule, zone, exceptions: [] }, ...fields });
