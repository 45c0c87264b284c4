import { inParts, recordsInParts } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { limits } from './event';
import { mergeRepeat } from '@ezone/repeats/change';
import type { CalendarEvent } from './event';

const trimmed = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? inner.trim() : inner));

/** The user's events, and the calls that change them. */
export const eventsCollection: Collection<CalendarEvent> = {
  list: 'calendar-app/events',
  isOneAnswer: true,
  load: async (api, options) => (await api.listCalendarEvents(options)) as CalendarEvent[],
  create: async (api, { id, ...newEvent }) =>
    (await api.addCalendarEvent({ body: { newEvent }, idempotencyKey: id })) as CalendarEvent,
  createMany: (api, events) => recordsInParts(events, (part) => api.addCalendarEvents({ body: { events: part } })),
  update: async (api, event, base) => (await api.updateCalendarEvent({ body: { event, base } })) as CalendarEvent,
  remove: (api, ids) => inParts(ids, (eventIds) => api.removeCalendarEvents({ body: { eventIds } })),
  // The server keeps no white space around a text.
  isSame: (one, other) => trimmed(one) === trimmed(other),
  unfit: ({ title = '', extendedProps }) => [
    ...(title.trim().length > limits.title ? ['title' as const] : []),
    ...((extendedProps?.desc.trim().length ?? 0) > limits.desc ? ['extendedProps' as const] : []),
  ],
  nameOf: ({ title }) => title,
  merge: { repeat: mergeRepeat },
  pathOf: ({ id }) => `/apps/calendar/${encodeURIComponent(id)}`,
};
