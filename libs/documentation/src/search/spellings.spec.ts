import { spellingsOf } from './spellings';

it.each([
  ['color', 'colour'],
  ['colours', 'colors'],
  ['behavior', 'behaviour'],
  ['center', 'centre'],
  ['organised', 'organized'],
  ['cancelled', 'canceled'],
  ['canceled', 'cancelled'],
])('writes %s also as %s', (word, other) => {
  expect(spellingsOf(word)).toEqual([word, other]);
});
