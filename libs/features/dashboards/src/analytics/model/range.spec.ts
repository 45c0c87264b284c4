import { changeOf, oneOf, ranges, shareBefore, within } from './range';
import type { DayValue } from './range';

const days: DayValue[] = Array.from({ length: 30 }, (_, place) => [place, place]);
const daysOf = (data: readonly DayValue[] | null) => data && [data.at(0)?.[0], data.at(-1)?.[0]];

it.each([
  ['TW', [23, 29], [16, 22]],
  ['LW', [16, 22], [9, 15]],
  ['2W', [9, 15], [2, 8]],
  // There is nothing before thirty days of thirty.
  ['30D', [0, 29], null],
] as const)('cuts %s out of thirty days, and as many days before it', (range, now, before) => {
  expect(daysOf(within(days, range).now)).toEqual(now);
  expect(daysOf(within(days, range).before)).toEqual(before);
});

it('has what there is where there are fewer days', () => {
  expect(within(days.slice(-7), '30D')).toEqual({ now: days.slice(-7), before: null });
  expect(within([], 'LW')).toEqual({ now: [], before: null });
});

it('says by how much something changed, unless there was nothing before', () => {
  expect(changeOf(15, 10)).toBeCloseTo(0.5);
  expect(changeOf(15, 0)).toBeNull();
  expect(shareBefore(58.2, -1.5)).toBe(59.1);
});

it('takes the first word where the address says something else', () => {
  expect([oneOf(ranges, 'LW'), oneOf(ranges, 'forever'), oneOf(ranges, null)]).toEqual(['LW', 'TW', 'TW']);
});
