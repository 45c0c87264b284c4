import type { AppRoute } from '@ezone/shell/routing';
import { notesTitles } from './titles';

/** Notes: all of them, the archive, the reminders and the labels are places within one page. */
export const notesRoutes: readonly AppRoute[] = [
  {
    path: '/apps/notes/*',
    access: 'user',
    title: notesTitles.notes,
    messages: ['notes'],
    lazy: () => import('./NotesPage'),
    places: [
      { path: '/apps/notes/reminders', title: notesTitles.reminders },
      { path: '/apps/notes/archive', title: notesTitles.archive },
    ],
    menu: { group: 'applications', order: 60, icon: 'note', key: 'n' },
  },
];
