import type { EventTimes, OccurrenceOf } from '@ezone/repeats/series';
import type { CalendarEvent } from './event';

/** An event as it stands in the calendar: the event itself, or one of those that it comes back as. */
export type Occurrence = OccurrenceOf<CalendarEvent>;

/** What can be written of one occurrence. */
export type OccurrenceFields = EventTimes & { title: string; desc: string };
