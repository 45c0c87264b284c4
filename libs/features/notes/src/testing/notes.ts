import type { Note, NoteLabel } from '../model/note';
import { emptyContent } from '../model/note';

/** Labels for stories and specs. */
export const sampleLabels: NoteLabel[] = [
  { id: 'l1', name: 'Family', handle: 'family' },
  { id: 'l2', name: 'Work', handle: 'work' },
];

/** A note for stories and specs; what is not given is empty. */
export const noteOf = (changes: Partial<Note> & { id: string }): Note => ({
  ...emptyContent,
  time: '2026-03-01T17:40:00.000Z',
  ...changes,
});

/** A few notes of every kind, newest first. */
export const sampleNotes: Note[] = [
  noteOf({
    id: 'n1',
    title: 'Weekend in the hills',
    description: 'Take the early train. The hut opens at ten and the soup is gone by one.',
    labels: ['l1'],
  }),
  noteOf({
    id: 'n2',
    title: 'Groceries',
    checklist: [
      { id: '1', checked: false, text: 'Oat milk' },
      { id: '2', checked: true, text: 'Lemons' },
      { id: '3', checked: false, text: 'Bread, the dark one' },
    ],
  }),
  noteOf({
    id: 'n3',
    title: 'Quarterly report',
    description: 'Ask Marta for the March figures.',
    reminder: '2020-01-11T08:00:00.000Z',
    labels: ['l2'],
  }),
  noteOf({ id: 'n4', description: '“Simple things should be simple.”' }),
  noteOf({ id: 'n5', title: 'Dad’s birthday', reminder: '2036-02-20T10:00:00.000Z', labels: ['l1'] }),
  noteOf({ id: 'n6', title: 'Office move', archive: true, labels: ['l2'] }),
];

/** So many notes, all different, for seeing how the page bears them. */
export const manyNotes = (count: number): Note[] =>
  Array.from({ length: count }, (_, index) =>
    noteOf({
      id: `many-${String(index)}`,
      title: `Note ${String(index + 1)}`,
      description: 'A line that says a little. '.repeat((index * 7) % 9),
      labels: index % 4 === 0 ? ['l1'] : [],
    }),
  );
