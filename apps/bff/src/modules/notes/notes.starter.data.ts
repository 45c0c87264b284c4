import { photoAddress } from '@ezone/pictures';

/** A moment by days from the day on which it is put in, and the time of day in UTC. */
type Moment = readonly [days: number, time: string];

/** A starter note; labels by their handle, checklist items without ids. */
type StarterNote = {
  title: string;
  description?: string;
  archive?: boolean;
  image?: string;
  time: Moment;
  reminder?: Moment;
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
    time: [-1, '08:15'],
    labels: ['family', 'friends'],
  },
  {
    title: 'Groceries',
    time: [-2, '17:40'],
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
    description: 'Ask Marta for the latest figures before the draft goes out. Two charts are enough.',
    time: [-2, '09:00'],
    reminder: [3, '08:00'],
    labels: ['work', 'prior'],
  },
  {
    title: '',
    description: '“Simple things should be simple, complex things should be possible.” — Alan Kay',
    time: [-4, '20:05'],
    labels: ['personal'],
  },
  {
    title: 'Talk outline',
    time: [-5, '13:20'],
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
    time: [-6, '18:30'],
    reminder: [12, '10:00'],
    labels: ['family', 'prior'],
  },
  {
    title: 'Wi-Fi for guests',
    description: 'The card hangs beside the kitchen door.',
    time: [-9, '11:10'],
    labels: ['friends'],
  },
  {
    title: 'Books to read',
    image: photoAddress('books-to-read', 480),
    time: [-11, '21:45'],
    checklist: [
      { text: 'The Left Hand of Darkness', checked: true },
      { text: 'Invisible Cities' },
      { text: 'The Design of Everyday Things' },
    ],
    labels: ['personal'],
  },
  {
    title: 'Office move',
    description: 'Done; the plan of the desks is kept here in case somebody asks again.',
    archive: true,
    time: [-95, '15:00'],
    labels: ['work'],
  },
  {
    title: 'Summer packing list',
    archive: true,
    time: [-243, '07:30'],
    checklist: [
      { text: 'Tent pegs', checked: true },
      { text: 'Swimming things', checked: true },
      { text: 'The good torch', checked: true },
    ],
    labels: ['family'],
  },
];
