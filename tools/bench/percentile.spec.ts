import { percentile } from './percentile.ts';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it('finds the figure below which a share lies, whatever their order', () => {
  expect(percentile(oneToHundred, 0.5)).toBe(51);
  expect(percentile(oneToHundred, 0.99)).toBe(100);
});

it('knows the percentile of one figure, and none of none', () => {
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
