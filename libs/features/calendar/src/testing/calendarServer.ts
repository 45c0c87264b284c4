import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { BirthdayPerson } from '../model/birthdays';
import { emptyEvent } from '../model/event';
import type { CalendarEvent, EventContent } from '../model/event';
import { eventsCollection } from '../model/eventsCollection';
import { eventOf, seriesOf } from './events';

const { list } = eventsCollection;

/** The day that stories and specs look at. */
export const DAY = '2026-03-05';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

/** A few events of a week: of an hour, of days, that come back, in Turkish and Arabic. */
export const sampleEvents = (): CalendarEvent[] => [
  eventOf('review', at(5, 10), { title: 'Review', extendedProps: { desc: 'Bring the figures' } }),
  eventOf('çınar', at(4, 9), { title: 'Çınarı sula' }),
  eventOf('قهوة', at(5, 14), { title: 'شراء القهوة' }),
  eventOf('fair', '2026-03-03T00:00:00.000Z', { title: 'Fair', allDay: true, end: '2026-03-06T00:00:00.000Z' }),
  seriesOf('yoga', at(3, 18), 'FREQ=WEEKLY;BYDAY=TU,TH', Intl.DateTimeFormat().resolvedOptions().timeZone, {
    title: 'Yoga',
  }),
];

/** So many events, all different, over a year: for seeing how the page bears them. */
export const manyEvents = (length: number): CalendarEvent[] =>
  Array.from({ length }, (_, index) =>
    eventOf(`many-${String(index)}`, new Date(Date.UTC(2026, 0, 1 + (index % 365), 6 + (index % 12))).toISOString(), {
      title: `Event ${String(index + 1)}`,
    }),
  );

/** Keeps events as the real server does, in memory, and tells their windows of changes. */
export const createCalendarServer = (
  first: readonly CalendarEvent[] = sampleEvents(),
  people: readonly BirthdayPerson[] = [],
) => {
  const events = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const told = <T>(answer: T, ids: readonly string[], by: string | undefined): T => {
    tell(list, ids, by);
    return answer;
  };
  const server = fakeApi({
    'GET /api/calendar-app/events': () => events.all(),
    'GET /api/contacts-app/birthdays': () => [...people],
    'POST /api/calendar-app/add-event': ({ body: { newEvent }, idempotencyKey = '', socketId }) => {
      const times = { allDay: false, start: newEvent.start, end: newEvent.start };
      const content: EventContent = { ...emptyEvent(times), ...(newEvent as Partial<EventContent>) };
      return told(events.create({ ...content, id: idempotencyKey }), [idempotencyKey], socketId);
    },
    'POST /api/calendar-app/add-events': ({ body, socketId }) => {
      const added = body.events as CalendarEvent[];
      for (const event of added.toReversed()) events.create(event);
      const ids = added.map(({ id }) => id);
      return told(ids, ids, socketId);
    },
    'POST /api/calendar-app/update-event': ({ body: { event, base }, socketId }) =>
      told(events.update(event as CalendarEvent, base as CalendarEvent | undefined), [event.id], socketId),
    'POST /api/calendar-app/remove-events': ({ body: { eventIds }, socketId }) =>
      told(events.remove(eventIds), eventIds, socketId),
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => told(events.restore(ids), ids, socketId),
  });
  return { ...server, events, openWindow: () => openWindow(server) };
};

/** A server of events that exists in a story or a spec only. */
export type CalendarServer = ReturnType<typeof createCalendarServer>;
