import type { Said } from './chatStore';

const HOUR = 60 * 60 * 1000;

const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** A few messages between Ada and Grace over three days, of which Ada has not read the last two. */
export const fewMessages = (): Said[] => [
  { from: 'grace', to: 'ada', text: 'Have you seen the compiler notes?', time: ago(50) },
  { from: 'ada', to: 'grace', text: 'Not yet. Where are they?', time: ago(49.98) },
  { from: 'grace', to: 'ada', text: 'https://ezone.example/notes/compiler?page=2', time: ago(49.97) },
  { from: 'grace', to: 'ada', text: 'The second page is the one that matters.', time: ago(49.96) },
  { from: 'ada', to: 'grace', text: 'Read it twice.\n\nThe table on page 4 is wrong, isn’t it?', time: ago(26) },
  { from: 'grace', to: 'ada', text: 'Yes! Write to editor@ezone.example, they will mend it.', time: ago(25.9) },
  { from: 'ada', to: 'grace', text: 'Done 🙂', time: ago(3) },
  { from: 'grace', to: 'ada', text: 'شكرًا جزيلًا', time: ago(1), isUnread: true },
  { from: 'grace', to: 'ada', text: 'That was Arabic. I am learning.', time: ago(0.99) },
];

const phrases = [
  'Good morning.',
  'Did the report of October go out?',
  'It did, on Friday, to all branches; Marta asked for the figures of the north and got them the same afternoon.',
  'Fine.',
  'Then I shall close the ticket.\nAnything else?',
  'No.',
  'See https://ezone.example/reports/october for the whole story.',
];

/** So many messages between Ada and Grace, a quarter of an hour apart, with the newest an hour old. */
export const manyMessages = (count: number): Said[] =>
  Array.from({ length: count }, (_, index) => ({
    from: index % 3 === 0 ? 'ada' : 'grace',
    to: index % 3 === 0 ? 'grace' : 'ada',
    text: `${phrases[(index * 5) % phrases.length] ?? ''} (${String(index + 1)})`,
    time: ago(1 + (count - index) / 4),
  }));
