import { photoAddress } from '@ezone/pictures';

/** A starter note; labels by their handle, checklist items without ids. */
type StarterNote = {
  title: string;
  description?: string;
  archive?: boolean;
  image?: string;
  time: string;
  reminder?: string;
  checklist?: { text: string; checked?: boolean }[];
  labels?: string[];
};

export const starterLabels = [
  { name: 'Family', handle: 'family' },
  { name: 'Work', handle: 'work' },
  { name: 'Todos', handle: 'todos' },
  { name: 'Prior', handle: 'prior' },
  { name: 'Personal', handle: 'personal' },
  { name: 'Friends', handle: 'friends' },
];

export const starterNotes: StarterNote[] = [
  {
    title: 'Weekend in the hills',
    description: 'Take the early train. The hut opens at ten and the soup is gone by one.',
    image: photoAddress('weekend-in-the-hills', 480),
    time: '2026-03-02T08:15:00.000Z',
    labels: ['family', 'friends'],
  },
  {
    title: 'Groceries',
    time: '2026-03-01T17:40:00.000Z',
    checklist: [
      { text: 'Oat milk' },
      { text: 'Lemons', checked: true },
      { text: 'Bread, the dark one' },
      { text: 'Coffee beans', checked: true },
      { text: 'Dish soap' },
    ],
    labels: ['todos', 'personal'],
  },
  {
    title: 'Quarterly report',
    description: 'Ask Marta for the March figures before the draft goes out. Two charts are enough.',
    time: '2026-03-01T09:00:00.000Z',
    reminder: '2027-01-11T08:00:00.000Z',
    labels: ['work', 'prior'],
  },
  {
    title: '',
    description: '“Simple things should be simple, complex things should be possible.” — Alan Kay',
    time: '2026-02-27T20:05:00.000Z',
    labels: ['personal'],
  },
  {
    title: 'Talk outline',
    time: '2026-02-26T13:20:00.000Z',
    checklist: [
      { text: 'One story to open with', checked: true },
      { text: 'Three numbers, no more' },
      { text: 'A demo that works offline' },
      { text: 'Questions' },
    ],
    labels: ['work'],
  },
  {
    title: 'Dad’s birthday',
    description: 'He mentioned the bird atlas twice. Book the table at the harbour.',
    image: photoAddress('the-old-harbour', 480),
    time: '2026-02-25T18:30:00.000Z',
    reminder: '2027-02-20T10:00:00.000Z',
    labels: ['family', 'prior'],
  },
  {
    title: 'Wi-Fi for guests',
    description: 'The card hangs beside the kitchen door.',
    time: '2026-02-22T11:10:00.000Z',
    labels: ['friends'],
  },
  {
    title: 'Books to read',
    image: photoAddress('books-to-read', 480),
    time: '2026-02-20T21:45:00.000Z',
    checklist: [
      { text: 'The Left Hand of Darkness', checked: true },
      { text: 'Invisible Cities' },
      { text: 'The Design of Everyday Things' },
    ],
    labels: ['personal'],
  },
  {
    title: 'Office move',
    description: 'Done in November; the plan of the desks is kept here in case somebody asks again.',
    archive: true,
    time: '2025-11-28T15:00:00.000Z',
    labels: ['work'],
  },
  {
    title: 'Summer packing list',
    archive: true,
    time: '2025-07-03T07:30:00.000Z',
    checklist: [
      { text: 'Tent pegs', checked: true },
      { text: 'Swimming things', checked: true },
      { text: 'The good torch', checked: true },
    ],
    labels: ['family'],
  },
];
