import type { AppRoute } from '@ezone/shell/routing';
import { asStored } from '@ezone/shell/records';
import type { CollectionLoaders } from '@ezone/shell/records';
import { notesTitles } from './titles';

/** Notes: all of them, the archive, the reminders and the labels are places within one page. */
export const notesRoutes: readonly AppRoute[] = [
  {
    path: '/apps/notes/*',
    access: 'user',
    title: notesTitles.notes,
    messages: ['notes'],
    lazy: () => import('./NotesApp'),
    places: [
      { path: '/apps/notes/reminders', title: notesTitles.reminders },
      { path: '/apps/notes/archive', title: notesTitles.archive },
    ],
    menu: { group: 'applications', order: 60, icon: 'note', key: 'n' },
  },
];

/** What changes of notes and labels need that an earlier visit has left. */
export const notesCollections: CollectionLoaders = {
  'notes-app/notes': async () => asStored((await import('./model/notesCollection')).notesCollection),
  'notes-app/labels': async () => asStored((await import('./model/labelsCollection')).labelsCollection),
};
