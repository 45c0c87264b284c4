import type { components } from '@ezone/api-client';

/** An event, as the server tells it: what a caller may leave out is in every answer. */
export type CalendarEvent = Required<components['schemas']['CalendarEventDto']>;

/** What a user writes of an event. */
export type EventContent = Omit<CalendarEvent, 'id'>;

/** When an event takes place. Whole days are from one midnight in UTC to another, and the same dates everywhere. */
export type EventTimes = Pick<CalendarEvent, 'allDay' | 'start' | 'end'>;

/** The most that the server takes, in characters. */
export const limits = { title: 200, desc: 20_000, rule: 500, exceptions: 500 } as const;

/** An event in which nothing has been written but when it takes place. */
export const emptyEvent = (times: EventTimes): EventContent => ({
  ...times,
  title: '',
  extendedProps: { desc: '' },
  repeat: null,
});
