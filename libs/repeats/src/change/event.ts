import type { EventTimes, OccurrenceOf } from '../series';

/** What can be written of one occurrence. */
export type OccurrenceFields = EventTimes & { title: string; desc: string };

/** How an event comes back. */
export type Repeat = {
  rule: string;
  zone: string;
  /** What is not as the rule says: another one instead, or none. */
  exceptions: { at: string; instead: OccurrenceFields | null }[];
};

/** What a user writes of an event of a calendar. */
export type EventContent = EventTimes & { title: string; extendedProps: { desc: string }; repeat: Repeat | null };

export type CalendarEvent = EventContent & { id: string };

/** An event as it stands in the calendar: the event itself, or one of those that it comes back as. */
export type Occurrence = OccurrenceOf<CalendarEvent>;
