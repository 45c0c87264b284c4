import { foldedCount } from './foldedCount';

const widths = [50, 100, 80, 60, 90];
const menu = 40;

it.each([
  ['nothing where all have room', 380, 0],
  ['the second step first', 320, 1],
  ['as many as it takes', 240, 2],
  ['all between the first and the last', 180, 3],
  ['no more than those, however little room there is', 20, 3],
])('puts %s into the menu', (_, room, count) => {
  expect(foldedCount(widths, menu, room)).toBe(count);
});

it.each([[[]], [[300]], [[300, 300]]])('has nothing to fold of %j', (few) => {
  expect(foldedCount(few, menu, 100)).toBe(0);
});
