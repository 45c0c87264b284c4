import { growthOf, isFlat, scaleTable } from './scaleTable.ts';

const flat = growthOf({
  name: 'list',
  times: [
    [1, 2, 9],
    [2, 3, 9],
  ],
});
const steep = growthOf({
  name: 'search',
  times: [
    [1, 1, 1],
    [1, 1, 5],
  ],
});

it('compares the most rows with the fewest, in the median and at the 95th percentile', () => {
  expect(flat.factors).toEqual({ median: 1.5, p95: 1 });
  expect(steep.factors).toEqual({ median: 1, p95: 5 });
  expect([isFlat(flat, 2), isFlat(steep, 2)]).toEqual([true, false]);
});

it('says which goal is missed', () => {
  const [head, first, second] = scaleTable([100, 100_000], [flat, steep], 2).split('\n');
  expect(head).toMatch(/100 rows +100,000 rows +factor +goal: 2$/);
  expect(first).toMatch(/^list +2\.00 \/ 9\.00 +3\.00 \/ 9\.00 +1\.50 \/ 1\.00 +reached$/);
  expect(second).toMatch(/MISSED$/);
});
