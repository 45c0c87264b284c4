import { rowPlaces, rowShift } from './rowShift';

const shift = (before: string, after: string, row: string) =>
  rowShift([...before], rowPlaces([...after]), before.indexOf(row));

it.each([
  ['another comes above it', 'abc', 'xabc', 'b', 1],
  ['another comes below it', 'abc', 'abxc', 'b', 0],
  ['one above it goes', 'abc', 'bc', 'c', -1],
  ['it goes, and those below move up', 'abcd', 'abd', 'c', 0],
  ['it goes while another comes above it', 'abcd', 'xabd', 'c', 1],
  ['all goes', 'abc', 'xyz', 'b', 0],
])('scrolls so that a row stays: %s', (_, before, after, row, expected) => {
  expect(shift(before, after, row)).toBe(expected);
});
