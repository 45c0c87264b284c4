import { median } from './median.ts';

it.each([
  [[3, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
  [[7], 7],
])('of %j is %d', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});

it('leaves the figures in their order', () => {
  const figures = [3, 1, 2];
  median(figures);
  expect(figures).toEqual([3, 1, 2]);
});

it('of nothing is not a number', () => {
  expect(median([])).toBeNaN();
});
