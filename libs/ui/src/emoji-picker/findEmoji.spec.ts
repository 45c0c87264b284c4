import { findEmoji } from './findEmoji';

const groups = [
  {
    id: 'faces',
    label: 'Faces',
    emoji: [
      { emoji: '😀', name: 'sırıtan yüz', words: 'gülme|mutlu' },
      { emoji: '❤️', name: 'قلب أحمر', words: 'حب' },
    ],
  },
  { id: 'flags', label: 'Flags', emoji: [{ emoji: '🇹🇷', name: 'Türkiye', words: 'tr|yüz' }] },
];
const found = (query: string) => findEmoji(groups, query).map(({ emoji }) => emoji);

it.each([
  ['SIRITAN', ['😀']],
  ['sirit', ['😀']],
  ['mut', ['😀']],
  ['yüz gül', ['😀']],
  ['TÜRK', ['🇹🇷']],
  ['iye', []],
])('finds by the beginnings of words, whatever their capitals and marks: %s', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('finds in Arabic without the marks', () => {
  expect(found('احمر')).toEqual(['❤️']);
});

it('puts those that are named so before those that are only described so', () => {
  expect(found('yuz')).toEqual(['😀', '🇹🇷']);
});
