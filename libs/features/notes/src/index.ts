import type { AppRoute } from '@ezone/shell/routing';
import type { CollectionLoaders } from '@ezone/shell/records';
import { notesTitles } from './titles';

/** What changes of notes and labels need that an earlier visit has left. */
export const notesCollections: CollectionLoaders = {
  'notes-app/notes': async () => (await import('./model/notesCollection')).notesCollection,
  'notes-app/labels': async () => (await import('./model/labelsCollection')).labelsCollection,
};

/** Notes: all of them, the archive, the reminders and the labels are places within one page. */
export const notesRoutes: readonly AppRoute[] = [
  {
    path: '/apps/notes/*',
    access: 'user',
    title: notesTitles.notes,
    messages: ['notes'],
    lists: notesCollections,
    lazy: () => import('./NotesApp'),
    places: [
      { path: '/apps/notes/reminders', title: notesTitles.reminders, icon: 'bell' },
      { path: '/apps/notes/archive', title: notesTitles.archive, icon: 'archive' },
    ],
    create: { path: '/apps/notes?new', title: notesTitles.create },
    menu: { group: 'applications', order: 60, icon: 'note', key: 'n' },
  },
];
