import { tileMove } from './tileMove';

// 0 1 2
// 3 4 5
// 6 7
const places = { count: 8, columns: 3, isMirrored: false };

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 5],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['PageDown', 1, 7],
  ['PageDown', 2, 5],
  ['PageUp', 7, 1],
  ['Home', 5, 0],
  ['End', 5, 7],
  ['a', 5, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(tileMove(key, from, places)).toBe(to);
});

it('goes the other way from right to left', () => {
  const mirrored = { ...places, isMirrored: true };
  expect([tileMove('ArrowLeft', 0, mirrored), tileMove('ArrowRight', 1, mirrored)]).toEqual([1, 0]);
});
