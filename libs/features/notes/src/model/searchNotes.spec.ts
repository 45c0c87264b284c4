import { noteOf } from '../testing/notes';
import { searchNotes } from './searchNotes';

const note = (changes: object) => noteOf({ id: 'n', ...changes });
const finds = (text: string, query: string) => searchNotes([note({ title: text })], query).length === 1;

it.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['ısı', 'ISI'],
  ['Café crème', 'cafe CREME'],
  ['Straße', 'strasse'],
  ['الْمَدْرَسَة', 'المدرسه'],
  ['أحمد', 'احمد'],
  ['e\u0301te\u0301', 'été'],
])('finds %s by %s', (text, query) => {
  expect(finds(text, query)).toBe(true);
});

it('wants every word, in any order', () => {
  expect(finds('Book the table at the harbour', 'harbour book')).toBe(true);
  expect(finds('Book the table at the harbour', 'harbour boat')).toBe(false);
});

it('looks through title, description and checklist, and leaves the order', () => {
  const notes = [
    note({ title: 'tea' }),
    note({ description: 'green tea' }),
    note({ title: 'milk' }),
    note({ checklist: [{ id: '1', checked: false, text: 'Tea' }] }),
  ];
  expect(searchNotes(notes, 'TEA')).toEqual([notes[0], notes[1], notes[3]]);
  expect(searchNotes(notes, '  ')).toBe(notes);
});
