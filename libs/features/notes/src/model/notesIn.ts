import type { Note } from './note';

/** Which notes are shown. */
export type NotesView = { kind: 'notes' | 'reminders' | 'archive' } | { kind: 'label'; labelId: string };

/** The notes that belong to a view, in the order in which it shows them: reminders by their time, all others as given. */
export const notesIn = (view: NotesView, notes: readonly Note[]): readonly Note[] => {
  switch (view.kind) {
    case 'notes':
      return notes.filter(({ archive }) => !archive);
    case 'archive':
      return notes.filter(({ archive }) => archive);
    case 'reminders':
      return notes
        .filter(({ archive, reminder }) => !archive && reminder !== null)
        .sort((one, other) => Date.parse(one.reminder ?? '') - Date.parse(other.reminder ?? ''));
    case 'label':
      return notes.filter(({ archive, labels }) => !archive && labels.includes(view.labelId));
  }
};
