import type { AppRoute } from '@ezone/shell/routing';
import type { CollectionLoaders } from '@ezone/shell/records';
import { calendarTitles } from './titles';

/** What changes of events need that an earlier visit has left. */
export const calendarCollections: CollectionLoaders = {
  'calendar-app/events': async () => (await import('./model/eventsCollection')).eventsCollection,
};

/** The calendar: its views and the open event are places within one page. */
export const calendarRoutes: readonly AppRoute[] = [
  {
    path: '/apps/calendar/*',
    access: 'user',
    title: calendarTitles.calendar,
    messages: ['calendar', 'list', 'form', 'exchange'],
    lists: calendarCollections,
    lazy: () => import('./CalendarApp'),
    create: { path: '/apps/calendar?new', title: calendarTitles.create },
    menu: { group: 'applications', order: 45, icon: 'calendar', key: 'c' },
  },
];
