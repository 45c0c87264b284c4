import type { Note } from './note';

/** Which notes are shown. */
export type Place = { kind: 'notes' | 'reminders' | 'archive' } | { kind: 'label'; labelId: string };

/** The notes that belong to a place, in the order in which it shows them: reminders by their time, all others as given. */
export const notesIn = (place: Place, notes: readonly Note[]): readonly Note[] => {
  switch (place.kind) {
    case 'notes':
      return notes.filter(({ archive }) => !archive);
    case 'archive':
      return notes.filter(({ archive }) => archive);
    case 'reminders':
      return notes
        .filter(({ archive, reminder }) => !archive && reminder !== null)
        .sort((one, other) => Date.parse(one.reminder ?? '') - Date.parse(other.reminder ?? ''));
    case 'label':
      return notes.filter(({ archive, labels }) => !archive && labels.includes(place.labelId));
  }
};
